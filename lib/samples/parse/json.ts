import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { placeOfOffset } from '../../diagnostics/text-place.ts'
import { bracketDiagnosticIn } from './brackets.ts'
import type { SyntaxDiagnostic } from './syntax-diagnostic.ts'

interface ParsedJson {
  diagnostics: SyntaxDiagnostic[]
  /** Nodes have `offset` and `length` in the text; undefined for a text without a value. */
  tree: Node | undefined
}

type Words = Pick<SyntaxDiagnostic, 'message' | 'hint'>

const notANumber: Words = {
  message: 'This is not a JSON number.',
  hint: 'Write it as 12, -1.5 or 2e3, without leading zeros, or as a string in double quotes.',
}
const noComments: Words = { message: 'JSON has no comments.', hint: 'Say it in the text of the page.' }
const noColon: Words = { message: 'A key needs “:” before its value.', hint: 'Write "key": value.' }

const wordsByCode: Readonly<Record<string, Words>> = {
  InvalidNumberFormat: notANumber,
  UnexpectedEndOfNumber: notANumber,
  PropertyNameExpected: { message: 'A key is missing here.', hint: 'Write "key": value.' },
  ValueExpected: { message: 'A value is missing here.', hint: 'Write one, or null.' },
  ColonExpected: noColon,
  EndOfFileExpected: {
    message: 'Something follows the end of the JSON value.',
    hint: 'A JSON block contains one value: remove a bracket that closes too much, or use a block for each value.',
  },
  InvalidCommentToken: noComments,
  UnexpectedEndOfComment: noComments,
  UnexpectedEndOfString: {
    message: 'This string is not closed on its line.',
    hint: 'Add the closing quote, and write a line break in a string as “\\n”.',
  },
  InvalidUnicode: {
    message: '“\\u” must be followed by four hexadecimal digits.',
    hint: 'Write, for example, “\\u00e9”, or the character itself.',
  },
  InvalidEscapeCharacter: {
    message: 'This “\\” starts an escape that JSON does not have.',
    hint: 'Write “\\\\” for a backslash.',
  },
  InvalidCharacter: {
    message: 'A string contains a tab or another control character.',
    hint: 'Write a tab as “\\t”.',
  },
}

/** Finds the error inside a string; the parser only reports the string's start. */
const insideString: Readonly<Record<string, RegExp>> = {
  InvalidUnicode: /\\u(?![\da-f]{4})/i,
  InvalidEscapeCharacter: /(?<=(?:^|[^\\])(?:\\\\)*)\\(?!["\\/bfnrtu])/,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters
  InvalidCharacter: /[\u0000-\u001f]/,
}

interface ParserDiagnostic extends Words {
  offset: number
  /** Later errors may be a consequence of this one. */
  last?: boolean
}

function explainSymbol(text: string, offset: number, symbol: string): ParserDiagnostic {
  const literal = symbol.toLowerCase()
  const before = text.slice(0, offset).trimEnd()
  if (symbol.startsWith("'")) {
    return { offset, message: 'JSON has no single quotes.', hint: 'Put strings and keys in double quotes.' }
  }
  if (/^[“”„]/.test(symbol)) {
    return { offset, message: 'JSON has no curly quotes.', hint: 'Type straight double quotes.' }
  }
  if (literal === 'true' || literal === 'false') {
    return { offset, message: `“${symbol}” is not a JSON value.`, hint: `Write ${literal}.` }
  }
  if (['none', 'null', 'nil', 'undefined', 'nan', 'infinity'].includes(literal)) {
    return { offset, message: `“${symbol}” is not a JSON value.`, hint: 'Write null.' }
  }
  if (symbol.startsWith('=') && before.endsWith('"')) return { offset, ...noColon, last: true }
  if (symbol.startsWith('…') || symbol.startsWith('...')) {
    const message = `“${symbol}” is not JSON.`
    return { offset, last: true, message, hint: 'Write the values in full, or leave them out.' }
  }
  if (text[offset - 1] === '"') {
    const message = 'The string before this ends at its second quote.'
    return { offset, last: true, message, hint: 'Write a quote within a string as “\\"”.' }
  }
  if (/^\s*:/.test(text.slice(offset + symbol.length))) {
    return { offset, message: `The key “${symbol}” has no quotes.`, hint: `Write "${symbol}".` }
  }
  const message = `“${symbol}” is neither a number nor true, false, null, or a string.`
  return { offset, last: true, message, hint: 'Put a string in double quotes.' }
}

function explain(text: string, { error, offset, length }: ParseError): ParserDiagnostic {
  const code = printParseErrorCode(error)
  const next = text[offset] ?? ''
  const before = text.slice(0, offset).trimEnd()
  if ((next === '}' || next === ']') && before.endsWith(',')) {
    return {
      offset: before.length - 1,
      message: `There is a comma before the closing “${next}”.`,
      hint: 'Remove it: JSON does not allow a comma after the last item.',
    }
  }
  if (code === 'InvalidSymbol' || next === "'") {
    return explainSymbol(text, offset, text.slice(offset, offset + Math.max(1, length)))
  }
  if (code === 'CommaExpected') {
    if (/\d/.test(next) && text[offset - 1] === '0') return { offset: offset - 1, ...notANumber }
    return { offset: before.length, message: 'A comma is missing here.', hint: 'Put “,” between two values.' }
  }
  const inside = insideString[code]?.exec(text.slice(offset, offset + length))?.index ?? 0
  const words = wordsByCode[code] ?? { message: 'This is not JSON.' }
  const last = code === 'EndOfFileExpected' || code === 'UnexpectedEndOfString'
  return { offset: offset + inside, ...words, last }
}

function duplicateKeys(text: string, root: Node): SyntaxDiagnostic[] {
  const diagnostics: SyntaxDiagnostic[] = []
  const visitNode = (node: Node) => {
    const seen = new Map<string, number>()
    for (const child of node.children ?? []) {
      const key = child.type === 'property' ? child.children?.[0] : undefined
      if (key !== undefined) {
        const first = seen.get(key.value)
        if (first === undefined) seen.set(key.value, key.offset)
        else {
          diagnostics.push({
            ...placeOfOffset(text, key.offset),
            message: `The key “${key.value}” appears twice in this object, first on line ${placeOfOffset(text, first).line} of the sample.`,
            hint: 'Keep one of the two.',
          })
        }
      }
      visitNode(child)
    }
  }
  visitNode(root)
  return diagnostics
}

/**
 * Parses strict JSON. Of several errors on one line, only the first is reported, because the others follow from it.
 * @see RFC 8259
 */
export function parseJson(text: string): ParsedJson {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  if (errors.length === 0) return { diagnostics: tree === undefined ? [] : duplicateKeys(text, tree), tree }
  // An unclosed string hides brackets, so it is checked first.
  const openString = errors.some(({ error }) => printParseErrorCode(error) === 'UnexpectedEndOfString')
  const brackets = openString ? undefined : bracketDiagnosticIn(text, 'json')
  if (brackets !== undefined) return { diagnostics: [brackets], tree }
  const diagnostics: SyntaxDiagnostic[] = []
  let lastOffset: number | undefined
  for (const error of errors) {
    const { offset, last, ...words } = explain(text, error)
    const place = placeOfOffset(text, offset)
    // After an unquoted key, the parser skips its value and then reports it missing at the end of the object.
    const isPassedOver =
      printParseErrorCode(error.error) === 'ValueExpected' &&
      lastOffset !== undefined &&
      !text.slice(lastOffset, offset).includes(',')
    if (!isPassedOver && !diagnostics.some(({ line }) => line === place.line)) {
      diagnostics.push({ ...place, ...words })
      lastOffset = offset
    }
    if (last === true) break
  }
  return { diagnostics, tree }
}
