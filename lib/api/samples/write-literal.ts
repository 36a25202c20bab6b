import { isRecord } from '../json-pointer.ts'

/** How a language writes values. */
export interface LiteralStyle {
  indent: string
  string: (text: string) => string
  key: (name: string) => string
  /** Words for true, false and null where they are others than in JSON. */
  words?: Readonly<Record<string, string>>
  /** What stands within braces on one line. */
  padding: string
  trailingComma: boolean
}

const longestLine = 54

/** Braces or brackets with what they hold, each on its own line. */
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

/** A JSON value as a language writes it; what holds only plain values and is short stands on one line. */
export function writeLiteral(value: unknown, style: LiteralStyle, around = ''): string {
  if (typeof value === 'string') return style.string(value)
  const isList = Array.isArray(value)
  if (!isList && !isRecord(value)) return style.words?.[String(value)] ?? String(value)
  const held: unknown[] = isList ? value : Object.values(value)
  const inner = held.map((one) => writeLiteral(one, style, around + style.indent))
  const parts = isList ? inner : Object.keys(value).map((name, index) => `${style.key(name)}: ${inner[index]}`)
  const padding = isList || parts.length === 0 ? '' : style.padding
  const line = `${padding}${parts.join(', ')}${padding}`
  const isFlat = held.every((one) => typeof one !== 'object' || one === null)
  if (isFlat && around.length + line.length < longestLine) return isList ? `[${line}]` : `{${line}}`
  return writeBlock(isList ? ['[', ']'] : ['{', '}'], parts, style, around)
}

const jsonStyle: LiteralStyle = {
  indent: '  ',
  string: (text) => JSON.stringify(text),
  key: (name) => JSON.stringify(name),
  padding: ' ',
  trailingComma: false,
}

/** JSON for readers. @example jsonText({ a: [1, 2] }) → '{\n  "a": [1, 2]\n}' */
export function jsonText(value: unknown): string {
  return writeLiteral(value, jsonStyle)
}
