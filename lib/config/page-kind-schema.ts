import { z } from 'zod'
import { text } from './setting-rules.ts'

/** Names of the kinds that every site has. */
const takenKinds = ['guide', 'solution', 'api-page', 'doc']

/** Whether a text is a folder below `content/`. */
export const isFolder = (folder: string) =>
  /^[^/\\\s]+(?:\/[^/\\\s]+)*$/.test(folder) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(folder)

/** The folder below `content/` whose pages are of a kind. */
const folder = text((value) => {
  if (isFolder(value)) return undefined
  const plain = value.replace(/^[./\\]+|[/\\]+$/g, '')
  const example = plain === '' || /\s/.test(plain) ? 'guides/all' : plain
  return [
    `“${value}” is not a folder below content/.`,
    `Write it without a slash at its start or end, such as “${example}”.`,
  ]
})

/**
 * A property by which readers filter an index: a field of the frontmatter, with values from the file of `content/` that
 * has the name of the field.
 */
const facet = z.strictObject({
  /** What readers see above the filter. */
  label: z.string().min(1),
  /** What the field says about a page, for writers. */
  description: z.string().optional(),
  /** Name in the URL of a filtered index, in lowercase letters; default: the field. */
  parameter: z.string().optional(),
})

/** A kind of pages that an index lists by theme, with filters. Only guides need a theme. */
const listedKind = z.strictObject({
  folder,
  /** What readers see: “1 tutorial”. */
  one: z.string().min(1),
  /** What readers see: “2 tutorials”. */
  many: z.string().min(1),
  /** Filters besides theme and technology, by their field. */
  facets: z.record(z.string(), facet).optional(),
})

const kindName = text((name) =>
  /^[a-z][a-z0-9-]*$/.test(name) && !takenKinds.includes(name)
    ? undefined
    : [`“${name}” can’t be the name of a kind of pages.`, 'Write a word like “recipe”.'],
)

/**
 * Kinds of pages with fields of their own, or with a place of their own in the site; all other pages are documentation.
 * What a site leaves out of a kind that every site has is as in `defaultPageKinds`.
 */
export const pageKindsSchema = z.strictObject({
  guide: listedKind.partial().optional(),
  solution: z.strictObject({ folder }).optional(),
  /** Hand-written pages of the API reference. */
  apiPage: z.strictObject({ folder }).optional(),
  /** Other kinds that are listed like guides, by their names. */
  more: z.record(kindName, listedKind).optional(),
})
