import { parseDocument } from 'yaml'
import { z } from 'zod'
import { replaceTokens, replaceTokensDeep, type Tokens } from '../config/tokens.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** content/tags.yaml: the closed list of tags. */
export const tagsFile = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.strictObject({ label: z.string().min(1), description: z.string().min(1) }),
)
/** content/themes.yaml: the themes of guides, in the order in which they are listed. */
export const themesFile = z.record(z.string().regex(/^[a-z0-9-]+$/), z.strictObject({ label: z.string().min(1) }))
/** content/glossary.yaml: terms with their definitions. */
export const glossaryFile = z.record(
  z.string(),
  z.strictObject({ term: z.string().min(1), definition: z.string().min(1), href: z.string().startsWith('/').optional() }),
)

/** Reads a YAML data file of `content/`; a missing one counts as empty. */
export function readDataFile<T extends z.ZodType>(
  file: string,
  text: string | undefined,
  schema: T,
  tokens: Tokens,
): { data: z.infer<T> | Record<string, never>; diagnostics: Diagnostic[] } {
  if (text === undefined) return { data: {}, diagnostics: [] }
  const document = parseDocument(text, { prettyErrors: true })
  const [error] = document.errors
  const at = (line: number, column: number, message: string): Diagnostic => ({
    severity: 'error',
    code: 'data-file-invalid',
    file,
    line,
    column,
    message,
  })
  if (error !== undefined) {
    const { line = 1, col = 1 } = error.linePos?.[0] ?? {}
    return { data: {}, diagnostics: [at(line, col, error.message.split('\n')[0] ?? error.code)] }
  }
  const result = schema.safeParse(replaceTokensDeep(document.toJS() ?? {}, tokens))
  if (result.success) return { data: result.data, diagnostics: [] }
  const lines = text.split('\n')
  return {
    data: {},
    diagnostics: result.error.issues.map((issue) => {
      const key = issue.path.map(String).find((part) => part !== '')
      const line = lines.findIndex((candidate) => key !== undefined && replaceTokens(candidate, tokens).startsWith(`${key}:`))
      return at(Math.max(0, line) + 1, 1, `${issue.path.map(String).join('.')}: ${issue.message}`)
    }),
  }
}
