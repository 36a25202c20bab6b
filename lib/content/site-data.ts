import { isMap, isScalar } from 'yaml'
import { z } from 'zod'
import { replaceTokens, type Tokens } from '../config/tokens.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { readYamlData } from './placed-yaml.ts'

const slug = z.string().regex(/^[a-z0-9-]+$/, 'Use lowercase letters, digits, and hyphens.')

/** content/tags.yaml: the complete list of tags. */
export const tagsFile = z.record(slug, z.strictObject({ label: z.string().min(1), description: z.string().min(1) }))
const labelsFile = z.record(slug, z.strictObject({ label: z.string().min(1) }))
/** content/themes.yaml: the themes of guides, in display order. */
export const themesFile = labelsFile
/** The file of a facet: its values, in display order. */
export const facetFile = labelsFile
/** content/glossary.yaml: terms with their definitions. */
export const glossaryFile = z.record(
  z.string(),
  z.strictObject({
    term: z.string().min(1),
    definition: z.string().min(1),
    href: z.string().startsWith('/').optional(),
  }),
)

/** What a data file contains. */
interface DataFile<T extends z.ZodType> {
  data: z.infer<T> | Record<string, never>
  /** Its keys. */
  names: string[]
  /** The same, with their places in the file. */
  keys: { name: string; line: number; column: number }[]
  diagnostics: Diagnostic[]
}

/**
 * Reads a YAML data file of `content/`. A missing or invalid file counts as empty, but its names are returned anyway,
 * including those of invalid entries, because pages may use them.
 */
export function readDataFile<T extends z.ZodType>(
  file: string,
  text: string | undefined,
  schema: T,
  tokens: Tokens,
): DataFile<T> {
  if (text === undefined) return { data: {}, names: [], keys: [], diagnostics: [] }
  const { data = {}, document, diagnostics, placeOf } = readYamlData(file, text, schema, tokens, 'data-file-invalid')
  const items = isMap(document.contents) ? document.contents.items : []
  const keys = items
    .flatMap(({ key }) => (isScalar(key) ? key : []))
    .map(({ value, range, type }) => {
      const place = placeOf((range?.[0] ?? 0) + (type?.startsWith('QUOTE') ? 1 : 0))
      return { name: replaceTokens(String(value), tokens), ...place }
    })
  return { data, names: keys.map(({ name }) => name), keys, diagnostics }
}
