import { type GroovyToken, groovyQuotes } from '../../parse/groovy-tokens.ts'
import type { Expression } from '../run/program.ts'
import { literal, nameAt, type Source, textBetween, textExpression, unescapeLetters } from './source.ts'

const interpolated = /^(?:"|\$\/|\/)/
const simpleName = /\$([a-zA-Z_]\w*(?:\.[a-zA-Z_]\w*)*)/g

/** `$name.key` in a string. */
function named(path: string, at: { unit: number; offset: number }): Expression {
  const [first = '', ...keys] = path.split('.')
  return keys.reduce<Expression>((of, key) => ({ type: 'member', of, key: literal(key, at), at }), nameAt(first, at))
}

/** A string of Groovy with the values in it. */
export function groovyString(
  source: Source,
  token: GroovyToken,
  expression: (tokens: readonly GroovyToken[]) => Expression,
): Expression {
  const quotes = groovyQuotes(token)
  const end = token.offset + token.text.length - quotes
  const parts: Expression[] = []
  const add = (from: number, to: number) => {
    if (to <= from) return
    let start = from
    const names = interpolated.test(token.text) ? source.text.slice(from, to).matchAll(simpleName) : []
    for (const match of names) {
      const at = from + match.index
      if (source.text[at - 1] === '\\') continue
      parts.push(textExpression(unescapeLetters(textBetween(source, start, at))))
      parts.push(named(match[1] ?? '', { unit: source.unit, offset: at }))
      start = at + match[0].length
    }
    parts.push(textExpression(unescapeLetters(textBetween(source, start, to))))
  }
  let from = token.offset + quotes
  for (const { offset, end: behind, tokens } of token.embedded ?? []) {
    add(from, offset)
    parts.push(expression(tokens))
    from = behind
  }
  add(from, end)
  return { type: 'join', parts: [textExpression([]), ...parts] }
}
