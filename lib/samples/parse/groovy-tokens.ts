import { placeOfOffset } from '../../diagnostics/text-place.ts'
import type { SyntaxDiagnostic } from './syntax-diagnostic.ts'

export interface GroovyToken {
  kind: 'name' | 'number' | 'string' | 'bracket' | 'operator' | 'newline'
  /** The source of the token, including quotes. */
  text: string
  /** 0-based offset in the sample. */
  offset: number
  /** The `${…}` parts of a string. */
  embedded?: GroovyEmbedded[]
}

/** Code in a string, from `${` through `}`. */
interface GroovyEmbedded {
  offset: number
  end: number
  tokens: GroovyToken[]
}

interface GroovyTokens {
  tokens: GroovyToken[]
  /** A string or comment that is never closed; reading stops there. */
  diagnostic?: SyntaxDiagnostic
}

interface Quote {
  close: string
  multiline: boolean
  interpolated: boolean
  /** The character that escapes the next one in the string. */
  escaped: string
}

// Longer quotes must come first.
const quotes: Readonly<Record<string, Quote>> = {
  "'''": { close: "'''", multiline: true, interpolated: false, escaped: '\\' },
  '"""': { close: '"""', multiline: true, interpolated: true, escaped: '\\' },
  "'": { close: "'", multiline: false, interpolated: false, escaped: '\\' },
  '"': { close: '"', multiline: false, interpolated: true, escaped: '\\' },
  '$/': { close: '/$', multiline: true, interpolated: true, escaped: '$' },
  '/': { close: '/', multiline: true, interpolated: true, escaped: '\\' },
}

const space = /[ \t\r\f]+|\\\n|\/\/.*|#!.*/y
const name = /[\p{L}_$][\p{L}\p{N}_$]*/uy
const number = /\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?\w*/y
const operator =
  /\.\.<|\.\.\.?|\?\.|\*\.|\.&|\.@|\?:|\?=|==~|=~|===|!==|<=>|[<>=!]=|<<=?|\*\*=?|\+\+|--|[-+*/%&|^]=|&&|\|\||->|::|[^\s\w]/y

function match(pattern: RegExp, text: string, offset: number): string | undefined {
  pattern.lastIndex = offset
  return pattern.exec(text)?.[0]
}

/** Whether a `/` after this token starts a string rather than a division. */
function startsValue(before: GroovyToken | undefined, text: string, offset: number): boolean {
  if (before === undefined || before.kind === 'newline' || before.kind === 'operator') return true
  if (before.kind === 'bracket') return '([{'.includes(before.text)
  if (before.kind !== 'name') return false
  const isKeyword = /^(?:return|in|case|assert|throw)$/.test(before.text)
  // `echo /text/`: a space before the slash and none after it.
  const isArgument = /\s/.test(text[offset - 1] ?? '') && /^\/[^\s=/][^\n]*\//.test(text.slice(offset))
  return isKeyword || isArgument
}

/** Splits Groovy into tokens; strings with `${…}` contain the tokens of their code. */
class GroovyReader {
  readonly text: string
  offset = 0
  diagnostic: SyntaxDiagnostic | undefined

  constructor(text: string) {
    this.text = text
  }

  private fail(offset: number, message: string, hint: string): void {
    this.diagnostic = { ...placeOfOffset(this.text, offset), message, hint }
  }

  /** Reads to the end of the text, or past the `}` that closes a `${`. */
  readCode(embeddedAt?: number): GroovyToken[] {
    const tokens: GroovyToken[] = []
    let depth = 0
    while (this.diagnostic === undefined && this.offset < this.text.length) {
      const token = this.next(tokens.at(-1))
      if (token === undefined) continue
      if (token.text === '{') depth += 1
      if (token.text === '}' && embeddedAt !== undefined && depth-- === 0) return tokens
      tokens.push(token)
    }
    if (embeddedAt !== undefined && this.diagnostic === undefined) {
      this.fail(embeddedAt, 'This “${” is never closed.', 'Add its “}”, or write “\\$” for a dollar sign.')
    }
    return tokens
  }

  private next(before: GroovyToken | undefined): GroovyToken | undefined {
    const { text, offset } = this
    const take = (kind: GroovyToken['kind'], tokenText: string): GroovyToken => {
      this.offset += tokenText.length
      return { kind, text: tokenText, offset }
    }
    if (text[offset] === '\n') return take('newline', '\n')
    const skippedText = match(space, text, offset)
    if (skippedText !== undefined) {
      this.offset += skippedText.length
      return undefined
    }
    if (text.startsWith('/*', offset)) return this.skipComment()
    const quote = Object.keys(quotes).find((open) => text.startsWith(open, offset))
    const isSlashy = quote === '/' || quote === '$/'
    if (quote !== undefined && (!isSlashy || startsValue(before, text, offset))) return this.readString(quote)
    const word = match(name, text, offset)
    if (word !== undefined) return take('name', word)
    const digits = match(number, text, offset)
    if (digits !== undefined) return take('number', digits)
    const sign = match(operator, text, offset) ?? text.charAt(offset)
    return take(/^[{}[\]()]$/.test(sign) ? 'bracket' : 'operator', sign)
  }

  private skipComment(): undefined {
    const end = this.text.indexOf('*/', this.offset)
    if (end === -1) this.fail(this.offset, 'This comment is never closed.', 'Add “*/”.')
    this.offset = end + 2
  }

  private readString(open: string): GroovyToken {
    const { text } = this
    const start = this.offset
    const { close, multiline, interpolated, escaped } = quotes[open] as Quote
    const embedded: GroovyEmbedded[] = []
    this.offset += open.length
    while (this.diagnostic === undefined && !text.startsWith(close, this.offset)) {
      const character = text[this.offset]
      if (character === undefined || (character === '\n' && !multiline)) {
        const where = multiline ? 'is never closed' : 'is not closed on its line'
        this.fail(start, `This string ${where}.`, `Add its closing ${close}.`)
      } else if (interpolated && text.startsWith('${', this.offset)) {
        const at = this.offset
        this.offset += 2
        const tokens = this.readCode(at)
        embedded.push({ offset: at, end: this.offset, tokens })
      } else this.offset += character === escaped ? 2 : 1
    }
    this.offset += close.length
    const source = text.slice(start, this.offset)
    return { kind: 'string', text: source, offset: start, ...(embedded.length === 0 ? {} : { embedded }) }
  }
}

/** The number of quote characters of a string token. @example groovyQuotes("'''a'''") → 3 */
export function groovyQuotes({ text }: Pick<GroovyToken, 'text'>): number {
  return Object.keys(quotes).find((open) => text.startsWith(open))?.length ?? 0
}

/** Splits a Groovy text, such as a Jenkinsfile, into tokens. */
export function groovyTokens(text: string): GroovyTokens {
  const reader = new GroovyReader(text)
  const tokens = reader.readCode()
  return { tokens, ...(reader.diagnostic === undefined ? {} : { diagnostic: reader.diagnostic }) }
}
