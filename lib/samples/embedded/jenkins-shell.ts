import type { PlacedText } from '../../pages/place-in-source.ts'
import { type GroovyToken, groovyQuotes, groovyTokens } from '../parse/groovy-tokens.ts'
import { neutral, type Piece, placePieces } from './place-pieces.ts'

/** The tokens of a call's arguments, in parentheses or up to the end of the line. */
function argumentsOf(tokens: readonly GroovyToken[], index: number): GroovyToken[] {
  const inParentheses = tokens[index + 1]?.text === '('
  const args: GroovyToken[] = []
  let depth = 0
  for (const token of tokens.slice(index + (inParentheses ? 2 : 1))) {
    const closes = token.kind === 'bracket' && ')]}'.includes(token.text)
    if (closes && depth-- === 0) break
    if (token.kind === 'bracket' && !closes) depth += 1
    const goesOn = inParentheses || depth > 0 || args.at(-1)?.text === ','
    if (token.kind === 'newline' && !goesOn) break
    if (token.kind !== 'newline') args.push(token)
  }
  return args
}

/** The script of an `sh` call: its only argument, or the one named `script`. */
function scriptOf(tokens: readonly GroovyToken[], index: number): GroovyToken | undefined {
  const args = argumentsOf(tokens, index)
  const scriptName = args.findIndex(({ text }, at) => text === 'script' && args[at + 1]?.text === ':')
  const script = scriptName === -1 ? args[0] : args[scriptName + 2]
  return script?.kind === 'string' ? script : undefined
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t' }

function placeScript(text: string, token: GroovyToken): PlacedText {
  const quotes = groovyQuotes(token)
  const pieces: Piece[] = []
  const end = token.offset + token.text.length - quotes
  let offset = token.offset + quotes
  while (offset < end) {
    const hole = token.embedded?.find((embedded) => embedded.offset === offset)
    const source = hole === undefined ? text.charAt(offset) : text.slice(hole.offset, hole.end)
    const next = text.charAt(offset + 1)
    const isEscape = source === '\\'
    const value = isEscape
      ? next === '\n'
        ? ''
        : (escapes[next] ?? next)
      : hole === undefined
        ? source
        : neutral(source)
    const length = isEscape ? 2 : source.length
    pieces.push({ value, offset, length })
    offset += length
  }
  return placePieces(text, pieces)
}

/** The shell scripts in a Groovy sample of a Jenkins pipeline, with the places of their lines in the sample. */
export function jenkinsShell(text: string): PlacedText[] {
  const { tokens } = groovyTokens(text)
  return tokens.flatMap((token, index) => {
    const script = token.kind === 'name' && token.text === 'sh' ? scriptOf(tokens, index) : undefined
    return script === undefined ? [] : [placeScript(text, script)]
  })
}
