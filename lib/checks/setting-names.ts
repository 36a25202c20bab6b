import type { FilterNamesConfig, PageKindsConfig, SearchConfig, SiteConfig } from '../config/site-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { placeOfOffset } from '../diagnostics/text-place.ts'

/** The names of an object, each listed once: the compiler reports one that is missing or unknown. */
type Names<T> = Readonly<Record<keyof T, true>>
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
  pageKinds: { guide: true, solution: true, apiPage: true },
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
  capability: true,
}
const integrationFilters: Names<NonNullable<FilterNamesConfig['integrations']>> = {
  category: true,
  technology: true,
  capability: true,
}
const guide: Names<PageKindsConfig['guide']> = { folder: true, one: true, many: true }

/** A name or a value that is wrong: the keys that lead to it. */
interface Mistake {
  path: readonly string[]
  message: string
  hint: string
}

function unknownNames(value: unknown, names: object, path: readonly string[] = []): Mistake[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.keys(value)
    .filter((key) => !Object.hasOwn(names, key))
    .map((key) => ({
      path: [...path, key],
      message: `“${[...path, key].join('.')}” is not a setting, so it has no effect.`,
      hint:
        didYouMean(key, Object.keys(names)) ??
        (path.length === 0
          ? 'Remove it; the interface SiteConfig in lib/config/site-config.ts lists all settings.'
          : `Remove it, or write one of: ${Object.keys(names).join(', ')}.`),
    }))
}

function folderMistakes(pageKinds: Partial<PageKindsConfig>): Mistake[] {
  return Object.entries(pageKinds).flatMap(([kind, { folder } = { folder: '' }]) => {
    if (/^[^/\\\s]+(?:\/[^/\\\s]+)*$/.test(folder) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(folder)) return []
    const plain = folder.replace(/^[./\\]+|[/\\]+$/g, '')
    return {
      path: ['pageKinds', kind, 'folder'],
      message: `pageKinds.${kind}.folder: “${folder}” is not a folder below content/.`,
      hint: `Write it without a slash at its start or end, such as “${plain === '' || /\s/.test(plain) ? 'guides/all' : plain}”.`,
    }
  })
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
    ...unknownNames(config.pageKinds?.guide, guide, ['pageKinds', 'guide']),
    ...brandMistakes(config.brand),
    ...folderMistakes(config.pageKinds ?? {}),
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
