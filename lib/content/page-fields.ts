import { z } from 'zod'
import type { ListedKindConfig } from '../config/site-config.ts'

// The frontmatter of pages: the only source of its types, its validation, and its docs. Views get every field of a page
// but `BuildField`s, so a new field needs an entry here and the view that shows it. The document types in schema/ say
// which pages have which fields.

/** Closed lists that pages choose from; they belong to the content. */
export interface ClosedLists {
  tags: readonly string[]
  themes: readonly string[]
  /** Empty for a site that names its tools freely. */
  technologies: readonly string[]
  /** Those of facets, by their field. */
  facets: Readonly<Record<string, readonly string[]>>
}

/** What a page can be for: the values of `kind`. */
const kindValues = ['concept', 'how-to', 'reference', 'guide', 'solution', 'index'] as const

/** The file of the closed list that a field chooses from. */
export function listFile(field: string): string {
  return `content/${field === 'theme' ? 'themes' : field}.yaml`
}

/** The only value of a list without entries, which no page has. */
export const noEntries = '—'

/** An enumeration over a list that may be empty in a site without it. */
function oneOf(values: readonly string[]) {
  return z.enum(values.length === 0 ? [noEntries] : (values as [string, ...string[]]))
}

/** Fields that pages can leave out. A page of an API operation, which has no file, has their defaults. */
export function optionalFields({ tags }: ClosedLists) {
  return {
    tags: z.array(oneOf(tags)).default([]).meta({ description: 'Tags from content/tags.yaml' }),
    keywords: z
      .array(z.string().min(1))
      .max(8)
      .default([])
      .meta({ description: 'Words that readers search for and that the text does not contain' }),
    sidebarLabel: z.string().min(1).max(60).optional().meta({
      description:
        'Shorter name of the page, for breadcrumbs, links to the previous and next page, and sidebar entries without a label',
    }),
    layout: z
      .enum(['doc', 'landing'])
      .default('doc')
      .meta({ description: 'A landing page has its own header and no sidebar columns' }),
    tableOfContents: z.boolean().default(true).meta({ description: '`false` hides the table of contents' }),
  }
}

/** Frontmatter that every page has. */
export function pageFields(lists: ClosedLists) {
  return {
    title: z.string().min(1).max(80).meta({
      description: 'Title of the page: its only level 1 heading, its entry in lists, and its tab',
    }),
    description: z
      .string()
      .min(50)
      .max(160)
      .meta({ description: 'What the reader can do after the page; shown in lists, cards, and search engines' }),
    kind: z.enum(kindValues).meta({
      description:
        'What the page is for. Only one check reads it: in guides, how-tos, and solutions, each sample of a whole object needs a create line. Parts and length of each kind are for writers and reviewers',
    }),
    ...optionalFields(lists),
  }
}

/** A page’s schema that accepts descriptions of any length, for a site that has turned down that check. */
export function withAnyDescription<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  return 'description' in schema.shape ? schema.extend({ description: z.string() }) : schema
}

/** Frontmatter of guides, and of the other kinds of pages that an index lists. */
export function guideFields({ themes, technologies }: ClosedLists) {
  return {
    theme: oneOf(themes).meta({
      description: 'Theme from content/themes.yaml, under which the guide is listed',
    }),
    technologies: z
      .array(technologies.length === 0 ? z.string().min(1) : oneOf(technologies))
      .default([])
      .meta({ description: 'Tools that the guide uses, from content/technologies.yaml' }),
    minutes: z
      .int()
      .min(1)
      .max(1440)
      .optional()
      .meta({ description: 'Minutes that a reader needs to follow the guide; shown below its title and on its card' }),
    publishedOn: z.iso.date().optional().meta({ description: 'Date of publication (YYYY-MM-DD), for “New” labels' }),
  }
}

/** Frontmatter for the facets that a site defines. */
export function facetFields({ facets: lists }: ClosedLists, { facets = {} }: Pick<ListedKindConfig, 'facets'>) {
  return Object.fromEntries(
    Object.entries(facets).map(([field, { label, description = label }]) => [
      field,
      z
        .array(oneOf(lists[field] ?? []))
        .default([])
        .meta({ description: `${description}, from ${listFile(field)}` }),
    ]),
  )
}

type Fields<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>

/** Fields that are read while the site is built and that no view shows. */
type BuildField = 'kind' | 'sidebarLabel'

/** The fields that views get: those of every page, and of a guide those of guides. */
export type ShownFields = Omit<Fields<ReturnType<typeof pageFields>>, BuildField> &
  Partial<Fields<ReturnType<typeof guideFields>>> & {
    /** Values of facets, by their field. */
    facets?: Readonly<Record<string, readonly string[]>>
  }
