import type {
  FacetConfig,
  FilterNamesConfig,
  ListedKindConfig,
  PageKindsConfig,
  SearchConfig,
  SiteConfig,
} from '../config/site-config.ts'
import { guideFields, pageFields } from '../content/page-fields.ts'
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
const listedKind: Names<ListedKindConfig> = { folder: true, one: true, many: true, facets: true }
const facet: Names<FacetConfig> = { label: true, description: true, parameter: true }

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

const noLists = { tags: [], themes: [], technologies: [], facets: {} }
/** Names that a facet can't have: those of other fields, and of other files of `content/`. */
const takenFields = [
  ...Object.keys({ ...pageFields(noLists), ...guideFields(noLists) }),
  ...['facets', 'glossary', 'integrations', 'redirects', 'sidebars', 'synonyms', 'themes'],
]
/** The names in a URL of what every index has. */
const takenParameters = ['theme', 'technology', 'q']
/** Names of the kinds that every site has. */
const takenKinds = ['guide', 'solution', 'api-page', 'doc']

function facetMistakes(facets: NonNullable<ListedKindConfig['facets']>, path: readonly string[]): Mistake[] {
  return Object.entries(facets).flatMap(([field, settings]): Mistake[] => {
    const place = [...path, 'facets', field]
    const mistake = (message: string, hint: string): Mistake[] => [{ path: place, message, hint }]
    const { label = '', parameter = field } = settings
    return [
      ...unknownNames(settings, facet, place),
      ...(/^[a-z][a-zA-Z0-9]*$/.test(field) && !takenFields.includes(field)
        ? []
        : mistake(`“${field}” can’t be the field of a facet.`, 'Write a word that no other field has, like “levels”.')),
      ...(label === '' ? mistake(`The facet “${field}” has no label.`, 'Readers see it above the filter.') : []),
      ...(/^[a-z][a-z0-9]*$/.test(parameter) && !takenParameters.includes(parameter)
        ? []
        : mistake(
            `“${parameter}” can’t be the name of a filter.`,
            'Set “parameter” to lowercase letters that no other filter has; it is part of URLs.',
          )),
    ]
  })
}

/** The kinds of pages, with the keys that lead to each. */
function kindsIn({ more = {}, ...kinds }: Partial<PageKindsConfig>) {
  const own = Object.entries(more).map(([name, kind]) => ({ steps: ['more', name], kind, isListed: true }))
  const common = Object.entries(kinds).map(([name, kind = { folder: '' }]) => {
    return { steps: [name], kind: kind as Partial<ListedKindConfig>, isListed: name === 'guide' }
  })
  return [...common, ...own]
}

function kindMistakes(pageKinds: Partial<PageKindsConfig>): Mistake[] {
  return kindsIn(pageKinds).flatMap(({ steps, kind, isListed }): Mistake[] => {
    const path = ['pageKinds', ...steps]
    const [group, name = ''] = steps
    const isName = group !== 'more' || (/^[a-z][a-z0-9-]*$/.test(name) && !takenKinds.includes(name))
    const missing = isListed ? (['one', 'many'] as const).filter((key) => !kind[key]) : []
    return [
      ...folderMistakes(kind.folder ?? '', path),
      ...(isListed ? unknownNames(kind, listedKind, path) : []),
      ...(isName
        ? []
        : [{ path, message: `“${name}” can’t be the name of a kind of pages.`, hint: 'Write a word like “recipe”.' }]),
      ...missing.map((key) => ({ path, message: `${path.join('.')} has no “${key}”.`, hint: 'Readers see it.' })),
      ...facetMistakes(kind.facets ?? {}, path),
    ]
  })
}

const isFolder = (folder: string) =>
  /^[^/\\\s]+(?:\/[^/\\\s]+)*$/.test(folder) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(folder)

/** Kinds whose folder is that of an earlier kind, inside it, or around it: a page in both would have two kinds. */
function sharedFolderMistakes(pageKinds: Partial<PageKindsConfig>): Mistake[] {
  const kinds = kindsIn(pageKinds)
    .map(({ steps, kind: { folder = '' } }) => ({ path: ['pageKinds', ...steps], folder }))
    .filter(({ folder }) => isFolder(folder))
  return kinds.flatMap(({ path, folder }, at) => {
    const other = kinds.slice(0, at).find((kind) => isWithin(folder, kind.folder) || isWithin(kind.folder, folder))
    if (other === undefined) return []
    const relation = folder === other.folder ? 'is also' : isWithin(folder, other.folder) ? 'is inside' : 'contains'
    const place = [...path, 'folder']
    return [
      {
        path: place,
        message: `${place.join('.')}: “${folder}” ${relation} the folder of ${other.path.join('.')}${folder === other.folder ? '' : `, “${other.folder}”`}.`,
        hint: 'A page has one kind, so write a folder of its own, such as “recipes/all”.',
      },
    ]
  })
}

const isWithin = (folder: string, outer: string) => `${folder}/`.startsWith(`${outer}/`)

function folderMistakes(folder: string, kind: readonly string[]): Mistake[] {
  if (isFolder(folder)) return []
  const plain = folder.replace(/^[./\\]+|[/\\]+$/g, '')
  const path = [...kind, 'folder']
  return [
    {
      path,
      message: `${path.join('.')}: “${folder}” is not a folder below content/.`,
      hint: `Write it without a slash at its start or end, such as “${plain === '' || /\s/.test(plain) ? 'guides/all' : plain}”.`,
    },
  ]
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
    ...kindMistakes(config.pageKinds ?? {}),
    ...sharedFolderMistakes(config.pageKinds ?? {}),
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
