import type { SyntaxNode } from '../../parse/syntax-tree.ts'
import type { Argument, Expression } from '../run/program.ts'
import { hole, type Origin, plainText, type TextPiece, type TracedText, written } from '../run/traced-text.ts'

/** A part of a script that is replaced before the script is run, such as an expression of a workflow. */
export interface Replaced {
  start: number
  end: number
  name: string
}

/** The text of a script while it is read. */
export interface Source {
  text: string
  unit: number
  /** In order. */
  replaced: readonly Replaced[]
}

export function originIn({ unit }: Source, node: Pick<SyntaxNode, 'startIndex'>): Origin {
  return { unit, offset: node.startIndex }
}

/** The text between two offsets, as it stands there. */
export function textBetween({ text, unit, replaced }: Source, start: number, end: number): TracedText {
  const parts: TextPiece[] = []
  let from = start
  for (const { start: first, end: last, name } of replaced) {
    if (last <= from || first >= end) continue
    parts.push(...written(text.slice(from, Math.max(from, first)), { unit, offset: from }))
    parts.push(...hole(name, { unit, offset: Math.max(from, first) }))
    from = Math.min(end, last)
  }
  return [...parts, ...written(text.slice(from, end), { unit, offset: from })]
}

/** Puts the characters that escapes stand for in their place. */
export function unescapeText(
  text: TracedText,
  pattern: RegExp,
  valueFor: (sequence: string) => string = (sequence) => sequence.slice(1),
): TracedText {
  return text.flatMap((piece) => {
    if (!piece.exact) return [piece]
    const parts: TextPiece[] = []
    let from = 0
    const offsetOf = (index: number) => ({ ...piece.at, offset: piece.at.offset + index })
    for (const match of piece.text.matchAll(pattern)) {
      parts.push(...written(piece.text.slice(from, match.index), offsetOf(from)))
      const value = valueFor(match[0])
      if (value !== '') parts.push({ text: value, at: offsetOf(match.index), exact: false })
      from = match.index + match[0].length
    }
    return [...parts, ...written(piece.text.slice(from), offsetOf(from))]
  })
}

const letters: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
  a: '\x07',
}
const escapes = /\\(?:x[\da-fA-F]{2}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|\r?\n|[\s\S])/g

function valueOfEscape(sequence: string): string {
  const code = /^\\[xuU]\{?([\da-fA-F]+)\}?$/.exec(sequence)?.[1]
  if (code !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff))
  if (/^\\\r?\n$/.test(sequence)) return ''
  return letters[sequence.charAt(1)] ?? sequence.slice(1)
}

/** Puts in place what the escapes of most languages stand for: `\n`, `\u00e9`, a backslash at the end of a line. */
export function unescapeLetters(text: TracedText): TracedText {
  return unescapeText(text, escapes, valueOfEscape)
}

export function textExpression(text: TracedText): Expression {
  return { type: 'text', text }
}

/** A key whose place is that of its first character, the quote included; one that is worked out stays as it is. */
export function keyAt(key: Expression, at: Origin): Expression {
  return key.type === 'text' ? literal(plainText(key.text), at) : key
}

/** A name that stands in the program where it is used. */
export function nameAt(name: string, at: Origin): Expression {
  return { type: 'name', name, at }
}

export function literal(text: string, at: Origin): Expression {
  return { type: 'text', text: [{ text, at, exact: false }] }
}

export function callOf(name: string, args: Argument[], at: Origin): Expression {
  return { type: 'call', callee: nameAt(name, at), args, at }
}
