import { isMap, isPair, isScalar, LineCounter, type Node, parseDocument } from 'yaml'
import type { z } from 'zod'
import { substituteTokens, type Tokens } from '../config/tokens.ts'
import type { Diagnostic, TextEdit } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'
import { explainIssue, withoutEchoes } from '../diagnostics/explain-issue.ts'
import { certain, didYouMean, nearest } from '../diagnostics/nearest.ts'

/** Where a key of the frontmatter stands in the source; both numbers start at 1. */
export interface FieldPlace {
  line: number
  column: number
}

export interface Frontmatter {
  /** The validated fields; undefined when there are errors. */
  data: Record<string, unknown> | undefined
  places: ReadonlyMap<string, FieldPlace>
  diagnostics: Diagnostic[]
}

/** The frontmatter block of a page: its YAML and the line on which the YAML starts. */
function splitFrontmatter(text: string): { yaml: string; firstLine: number } | undefined {
  const match = /^---[ \t]*\n((?:[\s\S]*?\n)??)---[ \t]*(?:\n|$)/.exec(text)
  return match === null ? undefined : { yaml: (match[1] as string).replace(/\n$/, ''), firstLine: 2 }
}

/** Where the last value of a block begins that begins before an offset. */
function lastValueBefore(contents: unknown, offset: number): number | undefined {
  const starts = isMap(contents) ? contents.items.map(({ value }) => (value as Node | null)?.range?.[0]) : []
  return starts.filter((start) => start !== undefined && start < offset).at(-1)
}

/**
 * Reads and validates a page's frontmatter. Every finding names line and column in the source, several per file;
 * byte-order marks and CRLF are accepted.
 */
export function readFrontmatter(file: string, source: string, schema: z.ZodObject, tokens: Tokens): Frontmatter {
  const { text, sourceColumn } = substituteTokens(source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'), tokens)
  const diagnostics: Diagnostic[] = []
  const places = new Map<string, FieldPlace>()
  const add = (
    code: DiagnosticCode,
    line: number,
    column: number,
    message: string,
    hint?: string,
    fix?: TextEdit[],
  ) => {
    const finding = { code, file, line, column: sourceColumn(line, column), message, hint }
    diagnostics.push({ severity: 'error', ...finding, ...(fix === undefined ? {} : { fix }) })
  }
  /** The replacement of one word of the frontmatter, when it is clear what was meant. */
  const fixOf = (line: number, column: number, from: string, to: string | undefined): TextEdit[] | undefined =>
    to === undefined ? undefined : [{ line, column: sourceColumn(line, column), where: 'here', from, to }]
  const block = splitFrontmatter(text)
  if (block === undefined) {
    if (/^---[ \t]*\n/.test(text)) {
      add(
        'frontmatter-missing',
        1,
        1,
        'The frontmatter is never closed.',
        'Close it with a line that contains only “---”.',
      )
      return { data: undefined, places, diagnostics }
    }
    add(
      'frontmatter-missing',
      1,
      1,
      'The page has no frontmatter.',
      'Start it with “---”, a title, a description, a kind, and “---”.',
    )
    return { data: undefined, places, diagnostics }
  }
  const counter = new LineCounter()
  const document = parseDocument(block.yaml, { lineCounter: counter, uniqueKeys: true, prettyErrors: false })
  const place = (offset: number) => {
    const { line, col } = counter.linePos(offset)
    return [line + block.firstLine - 1, col] as const
  }
  for (const error of document.errors) {
    // A missing quote or bracket is noticed at the end of the block; the mistake lies where the value begins.
    const unclosed = error.code === 'MISSING_CHAR' || error.message.startsWith('Flow ')
    const begins = unclosed ? lastValueBefore(document.contents, error.pos[0]) : undefined
    const [line, column] = place(begins ?? error.pos[0])
    if (error.code === 'DUPLICATE_KEY') {
      add('frontmatter-duplicate-key', line, column, 'This key appears twice.', 'Keep one of them.')
    } else {
      const hint = /implicit map|Nested mappings/i.test(error.message)
        ? 'Put a value that contains “: ” in quotes.'
        : undefined
      const reason = error.message.split('\n')[0]?.replace(/\.$/, '')
      add('frontmatter-syntax', line, column, `The frontmatter is not valid YAML: ${reason}.`, hint)
    }
  }
  if (document.errors.length > 0) return { data: undefined, places, diagnostics }
  if (document.contents !== null && !isMap(document.contents)) {
    add('frontmatter-syntax', block.firstLine, 1, 'The frontmatter is not a list of “key: value” lines.')
    return { data: undefined, places, diagnostics }
  }
  const pairs = new Map<string, { key: Node; value: Node | null }>()
  for (const item of document.contents?.items ?? []) {
    if (!isPair(item) || !isScalar(item.key)) continue
    const name = String(item.key.value)
    pairs.set(name, { key: item.key, value: item.value as Node | null })
    const [line, column] = place(item.key.range?.[0] ?? 0)
    places.set(name, { line, column: sourceColumn(line, column) })
  }
  const data = (document.toJS() ?? {}) as Record<string, unknown>
  const result = schema.safeParse(data)
  const known = Object.keys(schema.shape)
  // A key that is only misspelt is one mistake, not two: it is not reported as missing, too.
  const misspelt = new Set(
    [...pairs.keys()].filter((key) => !known.includes(key)).flatMap((key) => nearest(key, known)),
  )
  for (const issue of withoutEchoes(result.error?.issues ?? [])) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const [line, column] = place(pairs.get(key)?.key.range?.[0] ?? 0)
        // A right key that is there already would stand twice.
        const meant = certain(key, known)
        add(
          'frontmatter-unknown-key',
          line,
          column,
          `“${key}” is not a key of this page’s frontmatter.`,
          didYouMean(key, known) ?? `Use one of: ${known.join(', ')}.`,
          meant === undefined || pairs.has(meant) ? undefined : fixOf(line, column, key, meant),
        )
      }
      continue
    }
    const key = String(issue.path[0])
    const pair = pairs.get(key)
    if (pair === undefined) {
      if (misspelt.has(key)) continue
      add('frontmatter-missing-key', 1, 1, `“${key}” is missing.`, `Add “${key}: …” to the frontmatter.`)
      continue
    }
    const node = (document.getIn(issue.path as string[], true) as Node | null | undefined) ?? pair.value ?? pair.key
    const value = issue.path.reduce<unknown>(
      (at, step) => (at as Record<PropertyKey, unknown> | undefined)?.[step],
      data,
    )
    const { message, hint } = explainIssue(issue, `“${key}”`, value)
    const [line, column] = place((node as Node).range?.[0] ?? pair.key.range?.[0] ?? 0)
    const meant = issue.code === 'invalid_value' ? certain(String(value), issue.values.map(String)) : undefined
    const quote = isScalar(node) && node.type?.startsWith('QUOTE') === true ? 1 : 0
    add('frontmatter-invalid', line, column, message, hint, fixOf(line, column + quote, String(value), meant))
  }
  return { data: result.success ? result.data : undefined, places, diagnostics }
}
