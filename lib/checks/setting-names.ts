import type { FilterNamesConfig, SearchConfig, SiteConfig } from '../config/site-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { placeOfOffset } from '../diagnostics/text-place.ts'
import { pageKindMistakes } from './page-kind-settings.ts'
import { type Mistake, type Names, unknownNames } from './unknown-names.ts'

type Section<K extends keyof SiteConfig> = Names<Exclude<NonNullable<SiteConfig[K]>, false>>

const all: Names<SiteConfig> = {
  brand: true,
  product: true,
  description: true,
  url: true,
  hosts: true,
  regions: true,
  titleDelimiter: true,
  logo: true,
  accent: true,
  announcement: true,
  colorMode: true,
  navbar: true,
  iconLinks: true,
  footer: true,
  assistant: true,
  editUrl: true,
  sidebars: true,
  pageKinds: true,
  filterNames: true,
  search: true,
  cardImage: true,
  api: true,
  checks: true,
  code: true,
  embed: true,
  failedPage: true,
  images: true,
  zoom: true,
  versions: true,
  newForDays: true,
  feedback: true,
  offline: true,
  readingProgress: true,
  thirdParties: true,
  consent: true,
  hosting: true,
  openIn: true,
  agents: true,
  tests: true,
  sitemap: true,
}

/** Sections with fixed names; those of third parties and of sources have checks of their own. */
const sections: { readonly [K in keyof SiteConfig]?: Section<K> } = {
  accent: { light: true, dark: true },
  agents: { mcp: true },
  announcement: { id: true, text: true, shortText: true, buttons: true, closable: true },
  api: {
    spec: true,
    basePath: true,
    sidebar: true,
    untagged: true,
    links: true,
    corsProxy: true,
    otherHosts: true,
    tokens: true,
    explorer: true,
  },
  filterNames: { guides: true, integrations: true },
  cardImage: { background: true, titleColor: true, textColor: true },
  checks: { severity: true, paths: true },
  code: { languages: true },
  colorMode: { start: true, respectSystem: true },
  consent: { version: true, policy: true },
  embed: { parameter: true, allowedOrigins: true },
  feedback: { endpoint: true, issues: true },
  footer: { columns: true, copyright: true },
  hosting: { sources: true, httpsDays: true },
  images: { quality: true, minWidth: true, maxWidth: true, steps: true },
  pageKinds: { guide: true, solution: true, apiPage: true, more: true },
  readingProgress: { minMinutes: true },
  search: { weights: true },
  sidebars: { labels: true },
  sitemap: { changeFrequency: true, priority: true, exclude: true },
  versions: { current: true, others: true, pluginId: true },
  zoom: { background: true },
}

const weights: Names<NonNullable<SearchConfig['weights']>> = {
  title: true,
  heading: true,
  keywords: true,
  breadcrumbs: true,
  content: true,
}
const guideFilters: Names<NonNullable<FilterNamesConfig['guides']>> = {
  theme: true,
  technology: true,
}
const integrationFilters: Names<NonNullable<FilterNamesConfig['integrations']>> = {
  category: true,
  technology: true,
  capability: true,
}
function brandMistakes(brand: string | undefined): Mistake[] {
  if (brand === undefined || brand === '' || /^[a-z0-9][a-z0-9_-]*$/.test(brand)) return []
  const slug = brand
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return [
    {
      path: ['brand'],
      message: `brand: “${brand}” is not an identifier; paths and storage keys contain it.`,
      hint: `Write lowercase letters, digits, and hyphens, such as “${slug || 'acme'}”; “product” is the name that readers see.`,
    },
  ]
}

/** Where the last of some keys is, each after the one before it. */
function placeOfKeys(source: string, path: readonly string[]): number {
  let at = 0
  for (const key of path) {
    const name = key.replace(/[^\w$]/g, '\\$&')
    const found = source.slice(at).search(new RegExp(`(?<![\\w$.-])['"]?${name}['"]?\\s*[:,}]`))
    if (found === -1) return at
    at += found
  }
  return at
}

/**
 * Reports settings with a name that none has, because they would have no effect, and a brand and folders of pages that
 * can't be part of a path. Each diagnostic is at its key.
 */
export function checkSettingNames(config: Partial<SiteConfig>, source: string): Diagnostic[] {
  const mistakes = [
    ...unknownNames(config, all),
    ...Object.entries(sections).flatMap(([name, names]) =>
      unknownNames(config[name as keyof SiteConfig], names, [name]),
    ),
    ...unknownNames(config.search?.weights, weights, ['search', 'weights']),
    ...unknownNames(config.filterNames?.guides, guideFilters, ['filterNames', 'guides']),
    ...unknownNames(config.filterNames?.integrations, integrationFilters, ['filterNames', 'integrations']),
    ...pageKindMistakes(config.pageKinds ?? {}),
    ...brandMistakes(config.brand),
  ]
  return mistakes.map(({ path, message, hint }) => ({
    severity: 'error',
    code: 'config-invalid',
    file: 'site.config.ts',
    ...placeOfOffset(source, placeOfKeys(source, path)),
    message,
    hint,
  }))
}
