/**
 * A schema's pattern as a regular expression. Patterns are ECMA-262; those that are not valid with its Unicode flag,
 * such as `[\\w-.]`, are read without it.
 * @throws SyntaxError if the pattern is not valid either way; the message is about the pattern with the flag
 */
export function schemaPattern(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u')
  } catch (error) {
    try {
      return new RegExp(pattern)
    } catch {
      throw error
    }
  }
}

/** The option of ajv that reads patterns this way. Its name in generated code is required by ajv. */
export const patternEngine = Object.assign((pattern: string) => schemaPattern(pattern), { code: 'schemaPattern' })
