import type { GroovyToken } from '../../parse/groovy-tokens.ts'
import type { Source } from './source.ts'

/** A place among the tokens of a Groovy text. */
export class GroovyCursor {
  protected readonly source: Source
  protected readonly tokens: readonly GroovyToken[]
  protected index = 0

  constructor(source: Source, tokens: readonly GroovyToken[]) {
    this.source = source
    this.tokens = tokens
  }

  protected peek(ahead = 0): GroovyToken | undefined {
    return this.tokens[this.index + ahead]
  }

  protected is(text: string, ahead = 0): boolean {
    const token = this.peek(ahead)
    return token?.text === text && token.kind !== 'string'
  }

  protected skipLines(): void {
    while (this.is('\n')) this.index += 1
  }

  protected at(token: GroovyToken | undefined) {
    return { unit: this.source.unit, offset: token?.offset ?? this.source.text.length }
  }
}
