import type { z } from 'zod'
import type { Tokens } from '../config/tokens.ts'
import { readYamlData } from '../content/placed-yaml.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { type NavigationSets, navigationFile, type Screen, screenFile } from './screen.ts'

/** The parsed contents of a screen YAML file, or its diagnostics. */
export interface ReadFile<T> {
  data: T | undefined
  diagnostics: Diagnostic[]
}

/** Reads a file of screens against its schema. */
export function readScreenData<T extends z.ZodType>(file: string, text: string, schema: T, tokens: Tokens) {
  return readYamlData(file, text, schema, tokens, 'screen-invalid')
}

/** Reads a screen; `nav` must name one of the kit's navigation sets. */
export function readScreen(file: string, text: string, sets: NavigationSets, tokens: Tokens): ReadFile<Screen> {
  const reading = readScreenData(file, text, screenFile, tokens)
  const nav = reading.data?.nav
  if (typeof nav !== 'string' || nav in sets) return reading
  const names = Object.keys(sets)
  const list = names.length === 0 ? '' : ` There are: ${names.join(', ')}.`
  const message = `“${nav}” is not a set of content/screens/kit/navigation.yaml.${list}`
  const hint = didYouMean(nav, names) ?? 'Add the set, or write the headings and items under “nav”.'
  reading.add('screen-invalid', reading.offsetOf(['nav']), message, hint)
  return { data: undefined, diagnostics: reading.diagnostics }
}

/** Reads the navigation sets; a site without the file has none. */
export function readNavigationSets(file: string, text: string | undefined, tokens: Tokens): ReadFile<NavigationSets> {
  if (text === undefined) return { data: {}, diagnostics: [] }
  return readScreenData(file, text, navigationFile, tokens)
}
