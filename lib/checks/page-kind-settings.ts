import { isFolder } from '../config/page-kind-schema.ts'
import type { PageKindsConfig } from '../config/site-config.ts'
import { guideFields, pageFields } from '../content/page-fields.ts'
import type { Mistake } from './check-settings.ts'

const noLists = { tags: [], themes: [], technologies: [], facets: {} }
/** Names that a facet can't have: those of other fields, and of other files of `content/`. */
const takenFields = [
  ...Object.keys({ ...pageFields(noLists), ...guideFields(noLists) }),
  ...['facets', 'glossary', 'integrations', 'redirects', 'sidebars', 'synonyms', 'themes'],
]
/** The names in a URL of what every index has. */
const takenParameters = ['theme', 'technology', 'q']

type Kind = Partial<PageKindsConfig['guide']>

/** The kinds of pages, with the keys that lead to each. */
function kindsIn({ more = {}, ...common }: Partial<PageKindsConfig>) {
  const kinds = [
    ...Object.entries(common).map(([name, kind]): [string[], Kind] => [[name], kind]),
    ...Object.entries(more).map(([name, kind]): [string[], Kind] => [['more', name], kind]),
  ]
  return kinds.filter(([, kind]) => kind).map(([steps, kind]) => ({ path: ['pageKinds', ...steps], kind }))
}

/** Facets whose field or whose name in URLs something else has. */
export function facetMistakes(pageKinds: Partial<PageKindsConfig>): Mistake[] {
  const facets = kindsIn(pageKinds).flatMap(({ path, kind }) =>
    Object.entries(kind.facets ?? {}).map(([field, facet]) => [[...path, 'facets', field], field, facet] as const),
  )
  return facets.flatMap(([path, field, facet]) => {
    const { parameter = field } = facet ?? {}
    const mistake = (message: string, hint: string): Mistake => ({ path, message, hint })
    const fieldHint = 'Write a word that no other field has, like “levels”.'
    const parameterHint = 'Set “parameter” to lowercase letters that no other filter has; it is part of URLs.'
    return [
      /^[a-z][a-zA-Z0-9]*$/.test(field) && !takenFields.includes(field)
        ? []
        : mistake(`“${field}” can’t be the field of a facet.`, fieldHint),
      /^[a-z][a-z0-9]*$/.test(parameter) && !takenParameters.includes(parameter)
        ? []
        : mistake(`“${parameter}” can’t be the name of a filter.`, parameterHint),
    ].flat()
  })
}

const isWithin = (folder: string, outer: string) => `${folder}/`.startsWith(`${outer}/`)

/** Kinds whose folder is that of an earlier kind, inside it, or around it: a page in both would have two kinds. */
export function sharedFolderMistakes(pageKinds: Partial<PageKindsConfig>): Mistake[] {
  const kinds = kindsIn(pageKinds)
    .map(({ path, kind: { folder = '' } }) => ({ path, folder }))
    .filter(({ folder }) => isFolder(folder))
  return kinds.flatMap(({ path, folder }, at) => {
    const other = kinds.slice(0, at).find((kind) => isWithin(folder, kind.folder) || isWithin(kind.folder, folder))
    if (other === undefined) return []
    const relation = folder === other.folder ? 'is also' : isWithin(folder, other.folder) ? 'is inside' : 'contains'
    const name = folder === other.folder ? '' : `, “${other.folder}”`
    return [
      {
        path: [...path, 'folder'],
        message: `“${folder}” ${relation} the folder of ${other.path.join('.')}${name}.`,
        hint: 'A page has one kind, so write a folder of its own, such as “recipes/all”.',
      },
    ]
  })
}
