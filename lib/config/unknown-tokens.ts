import { distance } from 'fastest-levenshtein'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isSwap } from '../diagnostics/nearest.ts'
import type { TextPlace } from '../diagnostics/text-place.ts'
import type { Tokens } from './tokens.ts'

/** A name in braces that was meant as a token and is none, so it would be published as it is. */
export interface UnknownToken extends TextPlace {
  name: string
  /** The token that it resembles, if there is one. */
  meant: string | undefined
}

/**
 * A name in braces that could be a token: not `${shell}`, `{{template}}`, `#{ruby}`, `%{terraform}`, `\{escaped}`, or
 * the parameter of a path, `/{id}`.
 */
export const bracedName = /(?<![$#%{\\]|(?<!\/)\/)\{([A-Za-z]\w*)\}(?!\})/g
/** What comes before variables in braces: a string such as Python’s `f"` and C#’s `$"`, an import, or a declaration. */
const interpolated = /(?:\b[fF]r?|\$)["']|\b(?:import|export|const|let|var)\s+(?:type\s+)?$/
const hostToken = /\/\/\w*_host$/

/** Whether a name is a token with a typo. A plural is a different word, and a typo rarely changes the first letter. */
function resembles(name: string, token: string): boolean {
  const [a, b] = [name.toLowerCase(), token.toLowerCase()]
  if (a === b) return true
  if (a.charAt(0) !== b.charAt(0) || `${b}s` === a || name.length < 4) return false
  return distance(a, b) <= (token.length < 8 ? 1 : 2) || isSwap(a, b)
}

/**
 * Finds misspelled tokens in a source. Text in braces is common in code, so only a name that resembles a token counts,
 * or one that has the form of a host's token where an address has its host.
 * @example unknownTokens('https://{apihost}/v1', { api_host: 'api.example' }) → [{ name: 'apihost', meant: 'api_host',
 * …
 *   }]
 */
export function unknownTokens(text: string, tokens: Tokens): UnknownToken[] {
  const names = Object.keys(tokens)
  return text.split('\n').flatMap((source, index) =>
    [...source.matchAll(bracedName)].flatMap(({ 1: name = '', index: start }): UnknownToken[] => {
      if (Object.hasOwn(tokens, name)) return []
      const meant = names.find((token) => resembles(name, token))
      const before = source.slice(0, start)
      if (interpolated.test(before) || (meant === undefined && !hostToken.test(before + name))) return []
      return [{ name, meant, line: index + 1, column: start + 1 }]
    }),
  )
}

/** Reports the misspelled tokens of a file. */
export function unknownTokenDiagnostics(file: string, text: string, tokens: Tokens): Diagnostic[] {
  if (!text.includes('{')) return []
  return unknownTokens(text, tokens).map(({ name, meant, line, column }) => ({
    severity: 'error',
    code: 'unknown-token',
    file,
    line,
    column,
    message: `“{${name}}” is not a token, so it would be published as it is.`,
    hint: meant === undefined ? `Use one of: {${Object.keys(tokens).join('}, {')}}.` : `Did you mean “{${meant}}”?`,
  }))
}
