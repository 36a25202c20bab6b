import type { z } from 'zod'
import { replaceTokensDeep, type Tokens } from '../config/tokens.ts'
import { explainData } from '../content/explain-data.ts'
import { placeInYaml, readPlacedYaml, type YamlPath } from '../content/placed-yaml.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { type NavigationSets, navigationFile, type Screen, screenFile } from './screen.ts'

/** The parsed contents of a screen YAML file, or its diagnostics. */
export interface ReadFile<T> {
  data: T | undefined
  diagnostics: Diagnostic[]
}

/**
 * Reads a YAML file and validates it against its schema. Each diagnostic points to the value, or to the key if the key
 * is wrong.
 */
export function readScreenData<T extends z.ZodType>(
  file: string,
  text: string,
  schema: T,
  tokens: Tokens,
): ReadFile<z.infer<T>> {
  const { document, diagnostics, addSyntaxErrors } = readPlacedYaml(file, text)
  if (addSyntaxErrors('screen-invalid')) return { data: undefined, diagnostics }
  const data = replaceTokensDeep(document.toJS() ?? {}, tokens)
  const result = schema.safeParse(data)
  if (result.success) return { data: result.data, diagnostics }
  const placeOf = placeInYaml(text)
  for (const { path, ofKey, message, hint } of explainData(schema, data, result.error.issues)) {
    const at = placeOf(path as YamlPath, ofKey ? 'key' : 'value')
    diagnostics.push({ severity: 'error', code: 'screen-invalid', file, ...at, message, hint })
  }
  return { data: undefined, diagnostics }
}

/** Reads a screen; `nav` must name one of the kit's navigation sets. */
export function readScreen(file: string, text: string, sets: NavigationSets, tokens: Tokens): ReadFile<Screen> {
  const reading = readScreenData(file, text, screenFile, tokens)
  const nav = reading.data?.nav
  if (typeof nav !== 'string' || nav in sets) return reading
  const names = Object.keys(sets)
  const list = names.length === 0 ? '' : ` There are: ${names.join(', ')}.`
  reading.diagnostics.push({
    severity: 'error',
    code: 'screen-invalid',
    file,
    ...placeInYaml(text)(['nav']),
    message: `“${nav}” is not a set of content/screens/kit/navigation.yaml.${list}`,
    hint: didYouMean(nav, names) ?? 'Add the set, or write the headings and items under “nav”.',
  })
  return { data: undefined, diagnostics: reading.diagnostics }
}

/** Reads the navigation sets; a site without the file has none. */
export function readNavigationSets(file: string, text: string | undefined, tokens: Tokens): ReadFile<NavigationSets> {
  if (text === undefined) return { data: {}, diagnostics: [] }
  return readScreenData(file, text, navigationFile, tokens)
}
