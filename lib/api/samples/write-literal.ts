import { isRecord } from '../../diagnostics/json-pointer.ts'
import type { Template } from './sample-request.ts'

/** A value that a sample reads from the environment. */
export class SampleVariable {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** How a language writes values. */
export interface LiteralStyle {
  indent: string
  /** Reads an environment variable. */
  variable: (name: string) => string
  string: (text: string) => string
  key: (name: string) => string
  /** Literals for true, false, and null if they differ from JSON. */
  words?: Readonly<Record<string, string>>
  /** Padding inside single-line braces. */
  padding: string
  trailingComma: boolean
}

const longestLine = 54

/** Braces or brackets with one item per line. */
export function writeBlock(
  [open, close]: readonly [string, string],
  parts: readonly string[],
  { indent, trailingComma }: Pick<LiteralStyle, 'indent' | 'trailingComma'>,
  around = '',
): string {
  if (parts.length === 0) return `${open}${close}`
  const lines = parts.map((part) => `${around}${indent}${part}`).join(',\n')
  return `${open}\n${lines}${trailingComma ? ',' : ''}\n${around}${close}`
}

/** A JSON value in a language's syntax; short values without nested structures are written on one line. */
export function writeLiteral(value: unknown, style: LiteralStyle, around = ''): string {
  if (typeof value === 'string') return style.string(value)
  if (value instanceof SampleVariable) return style.variable(value.name)
  const isList = Array.isArray(value)
  if (!isList && !isRecord(value)) return style.words?.[String(value)] ?? String(value)
  const entries: unknown[] = isList ? value : Object.values(value)
  const items = entries.map((one) => writeLiteral(one, style, around + style.indent))
  const parts = isList ? items : Object.keys(value).map((name, index) => `${style.key(name)}: ${items[index]}`)
  const padding = isList || parts.length === 0 ? '' : style.padding
  const line = `${padding}${parts.join(', ')}${padding}`
  const isFlat = entries.every((one) => typeof one !== 'object' || one === null || one instanceof SampleVariable)
  if (isFlat && around.length + line.length < longestLine) return isList ? `[${line}]` : `{${line}}`
  return writeBlock(isList ? ['[', ']'] : ['{', '}'], parts, style, around)
}

/** Around the name of a variable; no JSON text has it. */
const mark = '\u0000'

const jsonStyle: LiteralStyle = {
  indent: '  ',
  variable: (name) => `"${mark}${name}${mark}"`,
  string: (text) => JSON.stringify(text),
  key: (name) => JSON.stringify(name),
  padding: ' ',
  trailingComma: false,
}

/** Pretty-printed JSON. @example jsonText({ a: [1, 2] }) → '{\n  "a": [1, 2]\n}' */
export function jsonText(value: unknown): string {
  return writeLiteral(value, jsonStyle)
}

/** As above, with the variables of the environment that the text contains. */
export function jsonTemplate(value: unknown): Template {
  return jsonText(value)
    .split(mark)
    .map((part, at) => (at % 2 === 1 ? { variable: part } : part))
}

/** An example of a body as a code block shows it: as JSON, unless it is a text of another type. */
export function exampleText(value: unknown, mediaType: string): { language: 'json' | 'text'; text: string } {
  const isText = typeof value === 'string' && !/[/+]json\b/.test(mediaType)
  return isText ? { language: 'text', text: value.trimEnd() } : { language: 'json', text: jsonText(value) }
}
