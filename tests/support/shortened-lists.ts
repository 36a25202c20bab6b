import { mdxComponents } from '#components/mdx/mdx-components.ts'
import { guideFields, pageFields } from '#lib/content/page-fields.ts'
import { allLanguages } from '#lib/languages/languages.ts'
import { directives } from '#lib/markdown/remark-directives.ts'

const closedLists = { tags: [], themes: [], technologies: [], facets: {} }
const pageKeys = Object.keys(pageFields(closedLists))

const lists: Readonly<Record<string, readonly string[]>> = {
  'all fields of a guide': [...pageKeys, ...Object.keys(guideFields(closedLists))],
  'all fields': pageKeys,
  'all components': Object.keys(mdxComponents),
  'all directives': directives,
  'all languages': allLanguages,
}

/** Diagnostics without the lists of everything that exists, so a new component doesn't change every snapshot. */
export function shortenedLists(text: string): string {
  return Object.entries(lists).reduce((short, [name, list]) => short.replaceAll(list.join(', '), `(${name})`), text)
}
