import { z } from 'zod'
import type { Technologies } from '../card-index/guide-cards.ts'
import type { Tokens } from '../config/tokens.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { normalizeRoute, type RoutePath } from '../pages/route.ts'
import { placeInYaml, type YamlPath } from './placed-yaml.ts'
import { readDataFile } from './site-data.ts'
import { unknownIcon } from './technology-file.ts'

const slug = z.string().regex(/^[a-z0-9.-]+$/, 'Use lowercase letters, digits, dots, and hyphens.')
const path = z.string().startsWith('/')
const labels = z.record(slug, z.strictObject({ label: z.string().min(1) }))

const entry = z.strictObject({
  /** Default: the label of the first technology. */
  name: z.string().min(1).optional(),
  /** Slug of simpleicons.org; default: the icon of the first technology. */
  icon: z.string().min(1).optional(),
  category: z.string(),
  /** From content/technologies.yaml; default: the integration's own key. */
  technologies: z.array(z.string()).min(1).optional(),
  capabilities: z.array(z.string()).min(1),
  description: z.string().min(1),
  /** The page that explains it. */
  page: path,
  examples: path.optional(),
  /** A page that explains it until its own one is written. */
  until: path.optional(),
  /** Its page may not be written yet, and then the index leaves the integration out; or only its examples may not. */
  planned: z.literal([true, 'examples']).optional(),
  publishedOn: z.iso.date().optional(),
})

/** content/integrations.yaml: the integrations of the index, and the lists that they choose from. */
export const integrationsFile = z.strictObject({
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

/** What integrations may name. */
export interface IntegrationTargets {
  technologies: Technologies
  /** Slugs of the set of icons. */
  icons: ReadonlySet<string>
  /** Pages of the current version. */
  routes: ReadonlySet<string>
}

const none: Integrations = { categories: {}, capabilities: {}, entries: [] }

/**
 * Reads `integrations.yaml`. An integration whose page is not written must say so, by `planned` or by a page `until`
 * then: so a misspelt path is an error, and an integration appears by itself as soon as its page does.
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
  const known = (at: YamlPath, value: string, names: readonly string[], where: string, of?: 'key') => {
    if (names.includes(value)) return
    const hint = didYouMean(value, names) ?? `Add it to ${where}.`
    const message = `“${value}” is not in ${where}.`
    diagnostics.push({ severity: 'error', code: 'data-file-invalid', file, ...placeOf(at, of), message, hint })
  }
  const owners = new Map<string, string>()
  const entries = Object.entries(data.integrations).flatMap(([id, one]): Integration[] => {
    const at = (...keys: (string | number)[]) => ['integrations', id, ...keys]
    known(at('category'), one.category, Object.keys(data.categories), '“categories”')
    for (const [index, name] of one.capabilities.entries())
      known(at('capabilities', index), name, Object.keys(data.capabilities), '“capabilities”')
    const used = one.technologies ?? [id]
    for (const [index, name] of used.entries()) {
      const isOwn = one.technologies === undefined
      const where = 'content/technologies.yaml'
      known(isOwn ? at() : at('technologies', index), name, Object.keys(technologies), where, isOwn ? 'key' : undefined)
    }
    if (one.icon !== undefined && !icons.has(one.icon))
      diagnostics.push(unknownIcon(file, placeOf(at('icon')), one.icon, icons))

    const page = normalizeRoute(one.page)
    const owner = owners.get(page)
    if (owner !== undefined) {
      add(at('page'), 'duplicate-integration', `${page} is already the page of “${owner}”.`, 'Keep one of the two.')
    }
    owners.set(page, owner ?? id)
    const exists = (route: string | undefined) => route !== undefined && routes.has(normalizeRoute(route))
    const missing = (key: string, route: string, hint: string) => {
      if (exists(route)) return
      add(at(key), 'integration-missing-page', `There is no page ${route}.`, didYouMean(route, routes) ?? hint)
    }
    const mayBeMissing = one.planned === true || one.until !== undefined
    if (one.until !== undefined) missing('until', one.until, 'Use a page that exists.')
    const written = (key: string, route: string) => {
      if (!exists(route)) return
      add(at(key), 'integration-written', `The page ${route} is written.`, `Remove “${key}”.`, 'warning')
    }
    if (one.planned === true) written('planned', page)
    else if (one.until !== undefined) written('until', page)
    else missing('page', one.page, 'Write the page, or add “planned: true” until it is written.')
    if (one.planned === 'examples') written('planned', one.examples ?? '')
    else if (!mayBeMissing && one.examples !== undefined)
      missing('examples', one.examples, 'Write the page, or add “planned: examples” until it is written.')
    const shown = exists(page) ? page : exists(one.until) ? normalizeRoute(one.until as string) : undefined
    if (shown === undefined) return []
    const [first] = used
    const technology = technologies[first as string]
    return [
      {
        id,
        name: one.name ?? technology?.label ?? id,
        icon: one.icon ?? technology?.icon,
        category: one.category,
        technologies: used,
        capabilities: one.capabilities,
        description: one.description,
        page: shown,
        examples: exists(one.examples) ? normalizeRoute(one.examples as string) : undefined,
        publishedOn: one.publishedOn,
      },
    ]
  })
  return { integrations: { categories: data.categories, capabilities: data.capabilities, entries }, diagnostics }
}
