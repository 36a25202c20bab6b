import type { FacetConfig, ListedKindConfig, PageKindsConfig } from '../config/site-config.ts'
import { guideFields, pageFields } from '../content/page-fields.ts'
import { type Mistake, type Names, unknownNames } from './unknown-names.ts'

const listedKind: Names<ListedKindConfig> = { folder: true, one: true, many: true, facets: true }
const facet: Names<FacetConfig> = { label: true, description: true, parameter: true }

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

const isWithin = (folder: string, outer: string) => `${folder}/`.startsWith(`${outer}/`)

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

/** What is wrong with the names and folders of the kinds of pages, and with their facets. */
export function pageKindMistakes(pageKinds: Partial<PageKindsConfig>): Mistake[] {
  return [...kindMistakes(pageKinds), ...sharedFolderMistakes(pageKinds)]
}
