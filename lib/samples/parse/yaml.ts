import { type Document, type ErrorCode, isAlias, LineCounter, parseAllDocuments, visit } from 'yaml'
import { type Explanation, explain } from './explain.ts'
import type { SyntaxDiagnostic } from './syntax-diagnostic.ts'

interface ParsedYaml {
  diagnostics: SyntaxDiagnostic[]
  /** One per `---`; the ranges of their nodes are offsets in the text. */
  documents: Document.Parsed[]
}

const explanations: readonly Explanation[] = [
  [/^Missing closing/, 'This string is never closed.', 'Add its closing quote.'],
  [/^Flow map/, 'This “{” is not closed where its entry ends.', 'Add its “}”, or put the value in quotes.'],
  [/^Flow sequence/, 'This “[” is not closed where its entry ends.', 'Add its “]”, or put the value in quotes.'],
  [/^Unexpected flow-(?:map|seq)-end/, 'This bracket closes nothing.', 'Remove it, or put the value in quotes.'],
  [/^Map keys must be unique/, 'This key appears twice in one mapping.', 'Keep one of the two.'],
  [/^Invalid escape sequence/, 'This “\\” does not start a YAML escape.', 'Write “\\\\”, or use single quotes.'],
  [/^Plain value cannot start/, 'A value cannot start with this character.', 'Put the value in quotes.'],
  [/^Tabs are not allowed/, 'YAML is not indented with tabs.', 'Use spaces.'],
  [
    /^Nested mappings are not allowed/,
    'A value without quotes cannot contain “: ”.',
    'Put the value in quotes, or start the mapping on its own line.',
  ],
  [/^Unexpected block-seq-ind/, 'A list cannot start on the line of its key.', 'Start it on the next line, indented.'],
  [
    /^Sequence item without/,
    'This line does not fit the list above it.',
    'Start an item with “- ”, or align the line with the keys of its item.',
  ],
  [/^Missing , /, 'A comma is missing before this.', 'Put “,” between two items.'],
  [/^Missing space/, 'This “-” needs a space after it.', 'Write “- ”.'],
  [/^Overindented/, 'This line is indented further than the ones above it.', 'Align it with its neighbors.'],
  [/^Misplaced/, 'This does not continue what is above it.', 'Correct its indentation.'],
  [
    /^(?:All collection items|A block sequence)/,
    'The indentation does not match any level above it.',
    'Align it with its neighbors.',
  ],
  [/^Missing colon/, 'A space is missing after the “:” of this key.', 'Write “key: value”.'],
  [
    /^Implicit (?:map )?keys? need/,
    'This line has no “: ” between a key and a value.',
    'Add it, or indent the line if it continues the value above.',
  ],
  [
    /^Unexpected scalar at node end/,
    'The value has ended before this.',
    'Put the whole value in one pair of quotes; within single quotes, double each quote.',
  ],
]

/** Explains an error of the parser that is reported where the parser found it. */
export function explainYamlError(message: string): Pick<SyntaxDiagnostic, 'message' | 'hint'> {
  return explain(explanations, 'YAML', message)
}

interface ParserDiagnostic {
  offset: number
  message: string
}

/** The start of the string, list, or mapping that is open at an offset. */
function startOfNode(document: Document.Parsed, offset: number, opening: RegExp, text: string): number {
  let start = offset
  visit(document, {
    Node(_, node) {
      const [from = offset, , end = 0] = node.range ?? []
      if (from < offset && end >= offset && opening.test(text.charAt(from))) start = from
    },
  })
  return start
}

const firstOfLine = (text: string, offset: number) => offset + text.slice(offset).search(/\S|$/)

/** Moves the parser's diagnostic to the place that the writer must change. */
function locate(
  document: Document.Parsed,
  text: string,
  code: ErrorCode,
  message: string,
  at: number,
): ParserDiagnostic {
  const source = text.slice(at)
  if (message.startsWith('Missing closing')) {
    return { message, offset: startOfNode(document, at, /["']/, text) }
  }
  if (message.startsWith('Flow ')) return { message, offset: startOfNode(document, at, /[{[]/, text) }
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    const lineEnd = text.indexOf('\n', at)
    const value = text.slice(at, lineEnd === -1 ? text.length : lineEnd)
    // A value that ends on its line, and a next line that is indented as if it belonged to it.
    if (value.trim() === '' || message.startsWith('A block sequence')) return { message, offset: firstOfLine(text, at) }
    if (!/:(?:\s|$)/.test(value)) return { message: 'Overindented', offset: firstOfLine(text, lineEnd + 1) }
  }
  if (code === 'MULTILINE_IMPLICIT_KEY' && /^[^\s:#]+:[^\s:]/.test(source))
    return { message: 'Missing colon', offset: at }
  if (message.startsWith('Unexpected scalar')) {
    if (/^-\S/.test(source)) return { message: 'Missing space', offset: at }
    const startsLine = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === ''
    if (startsLine) return { message: 'Misplaced', offset: at }
  }
  return { message, offset: at }
}

function unknownAliases(document: Document.Parsed): ParserDiagnostic[] {
  const aliases: ParserDiagnostic[] = []
  visit(document, {
    Alias(_, alias) {
      if (isAlias(alias) && alias.resolve(document) === undefined) {
        aliases.push({ offset: alias.range?.[0] ?? 0, message: alias.source })
      }
    },
  })
  return aliases
}

/** A mistake at an offset of a YAML text, in a writer's words. */
export interface YamlMistake extends Pick<SyntaxDiagnostic, 'message' | 'hint'> {
  offset: number
  isDuplicateKey: boolean
}

/** What is wrong with a document: its first error, because others follow from it, and every duplicate key. */
export function yamlMistakes(document: Document.Parsed, text: string): YamlMistake[] {
  const [first] = document.errors
  return document.errors
    .filter((error) => error === first || error.code === 'DUPLICATE_KEY')
    .map(({ code, message, pos }) => {
      const { offset, message: parserMessage } = locate(document, text, code, message, pos[0])
      return { offset, isDuplicateKey: code === 'DUPLICATE_KEY', ...explain(explanations, 'YAML', parserMessage) }
    })
}

/** Parses YAML with one or more documents. Duplicate keys are errors. @see YAML 1.2.2 */
export function parseYaml(text: string): ParsedYaml {
  const counter = new LineCounter()
  const documents = [...parseAllDocuments(text, { lineCounter: counter, prettyErrors: false })] as Document.Parsed[]
  const diagnostics: SyntaxDiagnostic[] = []
  for (const document of documents) {
    for (const { offset, isDuplicateKey, ...words } of yamlMistakes(document, text)) {
      const { line, col: column } = counter.linePos(offset)
      // Later errors usually follow from the first, except for duplicate keys.
      if (diagnostics.length === 0 || isDuplicateKey) diagnostics.push({ line, column, ...words })
    }
    if (document.errors.length > 0) continue
    for (const { offset, message: name } of unknownAliases(document)) {
      const { line, col: column } = counter.linePos(offset)
      diagnostics.push({
        line,
        column,
        message: `There is no anchor “&${name}” before this.`,
        hint: 'Add it, or use quotes.',
      })
    }
  }
  return { diagnostics, documents }
}
