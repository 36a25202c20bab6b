import { z } from 'zod'
import type { Tokens } from '../config/tokens.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { normalizeRoute, type RoutePath } from '../pages/route.ts'
import { readPlacedYaml, type YamlPath } from './placed-yaml.ts'
import { readDataFile } from './site-data.ts'
import { slug, type Technologies, unknownIcon } from './technology-file.ts'

const path = z.string().startsWith('/')
const labels = z.record(slug, z.strictObject({ label: z.string().min(1) }))

const entry = z.strictObject({
  /** Defaults to the label of the first technology. */
  name: z.string().min(1).optional(),
  /** Slug of simpleicons.org; defaults to the icon of the first technology. */
  icon: z.string().min(1).optional(),
  category: z.string(),
  /** Keys of content/technologies.yaml; defaults to the integration's own key. */
  technologies: z.array(z.string()).min(1).optional(),
  /** What the integration adds; the index has a filter for it if any integration says so. */
  capabilities: z.array(z.string()).min(1).default([]),
  description: z.string().min(1),
  /** Words that readers type into the index and that the card doesn't contain, such as what the integration reads. */
  keywords: z.array(z.string().min(1)).default([]),
  page: path,
  examples: path.optional(),
  /** A page to link to until the integration's own page exists. */
  until: path.optional(),
  /**
   * `true` leaves the integration out of the index until its page exists; `examples` means that only its examples page
   * is missing.
   */
  planned: z.literal([true, 'examples']).optional(),
  publishedOn: z.iso.date().optional(),
})

/** content/integrations.yaml: the integrations of the index, and the lists of allowed values. */
const integrationsFile = z.strictObject({
  categories: labels,
  capabilities: labels.default({}),
  integrations: z.record(slug, entry),
})

export interface Integration
  extends Pick<z.infer<typeof entry>, 'category' | 'capabilities' | 'description' | 'keywords' | 'publishedOn'> {
  id: string
  name: string
  icon: string | undefined
  technologies: string[]
  /** A page that exists. */
  page: RoutePath
  examples: RoutePath | undefined
}

/** The integrations that have a page, with the labels of their lists. */
export interface Integrations {
  categories: Readonly<Record<string, { label: string }>>
  capabilities: Readonly<Record<string, { label: string }>>
  entries: Integration[]
}

/** The values that integrations may refer to. */
interface IntegrationTargets {
  technologies: Technologies
  /** Slugs of the icon set. */
  icons: ReadonlySet<string>
  /** Pages of the current version. */
  routes: ReadonlySet<string>
}

const none: Integrations = { categories: {}, capabilities: {}, entries: [] }

type Entry = z.infer<typeof entry>
type Lists = Pick<z.infer<typeof integrationsFile>, 'categories' | 'capabilities'>

/** Adds a diagnostic at a value of the file, or at its key. */
type Report = (
  at: YamlPath,
  problem: Pick<Diagnostic, 'code' | 'message' | 'hint'> & { severity?: Diagnostic['severity']; of?: 'value' | 'key' },
) => void

/** Reports values of an integration that aren't in the lists that they are chosen from. */
function checkLists(id: string, one: Entry, { categories, capabilities }: Lists, known: Technologies, report: Report) {
  const check = (value: string, names: object, where: string, ...keys: YamlPath) => {
    if (Object.hasOwn(names, value)) return
    const message = `“${value}” is not in ${where}.`
    const hint = didYouMean(value, Object.keys(names)) ?? `Add it to ${where}.`
    const of = keys.length === 0 ? 'key' : 'value'
    report(['integrations', id, ...keys], { code: 'data-file-invalid', message, hint, of })
  }
  check(one.category, categories, '“categories”', 'category')
  for (const [index, name] of one.capabilities.entries())
    check(name, capabilities, '“capabilities”', 'capabilities', index)
  const technologiesFile = 'content/technologies.yaml'
  if (one.technologies === undefined) check(id, known, technologiesFile)
  for (const [index, name] of (one.technologies ?? []).entries())
    check(name, known, technologiesFile, 'technologies', index)
}

/** Reports pages of an integration that are missing, and plans for pages that are written. */
function checkPages(id: string, one: Entry, routes: ReadonlySet<string>, report: Report) {
  const exists = (route: string) => routes.has(normalizeRoute(route))
  const checkExists = (key: string, route: string, hint: string) => {
    if (exists(route)) return
    const message = `There is no page ${route}.`
    report(['integrations', id, key], {
      code: 'integration-missing-page',
      message,
      hint: didYouMean(route, routes) ?? hint,
    })
  }
  const warnIfWritten = (key: string, route: string) => {
    if (!exists(route)) return
    const message = `The page ${route} is written.`
    const hint = `Remove “${key}”.`
    report(['integrations', id, key], { code: 'integration-written', message, hint, severity: 'warning' })
  }
  const page = normalizeRoute(one.page)
  if (one.until !== undefined) checkExists('until', one.until, 'Use a page that exists.')
  if (one.planned === true) warnIfWritten('planned', page)
  else if (one.until !== undefined) warnIfWritten('until', page)
  else checkExists('page', one.page, 'Write the page, or add “planned: true” until it is written.')
  if (one.examples === undefined) return
  if (one.planned === 'examples') warnIfWritten('planned', one.examples)
  else if (one.planned !== true && one.until === undefined)
    checkExists('examples', one.examples, 'Write the page, or add “planned: examples” until it is written.')
}

/** An integration with what it takes from its first technology; undefined if it has no page yet. */
function toIntegration(
  id: string,
  { name, icon, technologies = [id], page, until, examples, planned, ...fields }: Entry,
  known: Technologies,
  routes: ReadonlySet<string>,
): Integration | undefined {
  const [first = ''] = technologies
  const existing = (...paths: (string | undefined)[]) =>
    paths.flatMap((route) => (route === undefined ? [] : normalizeRoute(route))).find((route) => routes.has(route))
  const visiblePage = existing(page, until)
  if (visiblePage === undefined) return undefined
  return {
    id,
    name: name ?? known[first]?.label ?? id,
    icon: icon ?? known[first]?.icon,
    technologies,
    page: visiblePage,
    examples: existing(examples),
    ...fields,
    publishedOn: fields.publishedOn,
  }
}

/**
 * Reads `integrations.yaml`. An integration whose page does not exist yet must have `planned`, or name another page in
 * `until`. A misspelled path is therefore an error, and an integration appears as soon as its page exists.
 */
export function readIntegrations(
  file: string,
  text: string | undefined,
  { technologies, icons, routes }: IntegrationTargets,
  tokens: Tokens,
): { integrations: Integrations; diagnostics: Diagnostic[] } {
  const { data, diagnostics } = readDataFile(file, text, integrationsFile, tokens)
  if (text === undefined || !('integrations' in data)) return { integrations: none, diagnostics }
  const { placeAt } = readPlacedYaml(file, text, tokens)
  const report: Report = (at, { severity = 'error', of, ...problem }) =>
    diagnostics.push({ severity, ...problem, file, ...placeAt(at, of) })
  const { categories, capabilities } = data
  const owners = new Map<string, string>()
  const entries = Object.entries(data.integrations).flatMap(([id, one]): Integration[] => {
    checkLists(id, one, { categories, capabilities }, technologies, report)
    if (one.icon !== undefined && !icons.has(one.icon))
      diagnostics.push(unknownIcon(file, placeAt(['integrations', id, 'icon']), one.icon, icons))
    const page = normalizeRoute(one.page)
    const owner = owners.get(page)
    if (owner !== undefined) {
      const message = `${page} is already the page of “${owner}”.`
      report(['integrations', id, 'page'], { code: 'duplicate-integration', message, hint: 'Keep one of the two.' })
    }
    owners.set(page, owner ?? id)
    checkPages(id, one, routes, report)
    const integration = toIntegration(id, one, technologies, routes)
    return integration === undefined ? [] : [integration]
  })
  return { integrations: { categories, capabilities, entries }, diagnostics }
}
