import { z } from 'zod'
import type { Tokens } from '../config/tokens.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { normalizeRoute, type RoutePath } from '../pages/route.ts'
import { placeInYaml, type YamlPath } from './placed-yaml.ts'
import { readDataFile } from './site-data.ts'
import { type Technologies, unknownIcon } from './technology-file.ts'

const slug = z.string().regex(/^[a-z0-9.-]+$/, 'Use lowercase letters, digits, dots, and hyphens.')
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
  capabilities: z.array(z.string()).min(1),
  description: z.string().min(1),
  /** The page about the integration. */
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
  capabilities: labels,
  integrations: z.record(slug, entry),
})

export interface Integration {
  id: string
  name: string
  icon: string | undefined
  category: string
  technologies: string[]
  capabilities: string[]
  description: string
  /** A page that exists. */
  page: RoutePath
  examples: RoutePath | undefined
  publishedOn: string | undefined
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
  const placeOf = placeInYaml(text)
  const add = (
    at: YamlPath,
    code: Diagnostic['code'],
    message: string,
    hint: string,
    severity: Diagnostic['severity'] = 'error',
  ) => diagnostics.push({ severity, code, file, ...placeOf(at), message, hint })
  const checkListed = (at: YamlPath, value: string, names: readonly string[], where: string, of?: 'key') => {
    if (names.includes(value)) return
    const hint = didYouMean(value, names) ?? `Add it to ${where}.`
    const message = `“${value}” is not in ${where}.`
    diagnostics.push({ severity: 'error', code: 'data-file-invalid', file, ...placeOf(at, of), message, hint })
  }
  const owners = new Map<string, string>()
  const entries = Object.entries(data.integrations).flatMap(([id, one]): Integration[] => {
    const at = (...keys: (string | number)[]) => ['integrations', id, ...keys]
    checkListed(at('category'), one.category, Object.keys(data.categories), '“categories”')
    for (const [index, name] of one.capabilities.entries())
      checkListed(at('capabilities', index), name, Object.keys(data.capabilities), '“capabilities”')
    const used = one.technologies ?? [id]
    const names = Object.keys(technologies)
    const where = 'content/technologies.yaml'
    if (one.technologies === undefined) checkListed(at(), id, names, where, 'key')
    for (const [index, name] of (one.technologies ?? []).entries())
      checkListed(at('technologies', index), name, names, where)
    if (one.icon !== undefined && !icons.has(one.icon))
      diagnostics.push(unknownIcon(file, placeOf(at('icon')), one.icon, icons))

    const page = normalizeRoute(one.page)
    const owner = owners.get(page)
    if (owner !== undefined) {
      add(at('page'), 'duplicate-integration', `${page} is already the page of “${owner}”.`, 'Keep one of the two.')
    }
    owners.set(page, owner ?? id)
    const exists = (route: string | undefined): route is string =>
      route !== undefined && routes.has(normalizeRoute(route))
    const missing = (key: string, route: string, hint: string) => {
      if (exists(route)) return
      add(at(key), 'integration-missing-page', `There is no page ${route}.`, didYouMean(route, routes) ?? hint)
    }
    const mayBeMissing = one.planned === true || one.until !== undefined
    if (one.until !== undefined) missing('until', one.until, 'Use a page that exists.')
    const warnIfWritten = (key: string, route: string) => {
      if (!exists(route)) return
      add(at(key), 'integration-written', `The page ${route} is written.`, `Remove “${key}”.`, 'warning')
    }
    if (one.planned === true) warnIfWritten('planned', page)
    else if (one.until !== undefined) warnIfWritten('until', page)
    else missing('page', one.page, 'Write the page, or add “planned: true” until it is written.')
    if (one.planned === 'examples') warnIfWritten('planned', one.examples ?? '')
    else if (!mayBeMissing && one.examples !== undefined)
      missing('examples', one.examples, 'Write the page, or add “planned: examples” until it is written.')
    const visiblePage = exists(page) ? page : exists(one.until) ? normalizeRoute(one.until) : undefined
    if (visiblePage === undefined) return []
    const [first = ''] = used
    const technology = technologies[first]
    return [
      {
        id,
        name: one.name ?? technology?.label ?? id,
        icon: one.icon ?? technology?.icon,
        category: one.category,
        technologies: used,
        capabilities: one.capabilities,
        description: one.description,
        page: visiblePage,
        examples: exists(one.examples) ? normalizeRoute(one.examples) : undefined,
        publishedOn: one.publishedOn,
      },
    ]
  })
  return { integrations: { categories: data.categories, capabilities: data.capabilities, entries }, diagnostics }
}
