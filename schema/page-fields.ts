import { z } from 'zod'

/** Closed lists that pages choose from; they belong to the content. */
export interface ClosedLists {
  tags: readonly string[]
  themes: readonly string[]
  /** Empty for a site that names its tools freely. */
  technologies: readonly string[]
}

export const pageKinds = ['concept', 'how-to', 'reference', 'guide', 'solution', 'index'] as const

/** An enumeration over a list that may be empty in a site without it. */
export function oneOf(values: readonly string[]) {
  return z.enum(values.length === 0 ? ['—'] : (values as [string, ...string[]]))
}

/** Frontmatter that every page has. The one source of its type, its validation and its documentation. */
export function pageFields({ tags }: ClosedLists) {
  return {
    title: z
      .string()
      .min(1)
      .max(80)
      .meta({ description: 'Title of the page: its heading, its entry in lists, and its tab' }),
    description: z
      .string()
      .min(50)
      .max(160)
      .meta({ description: 'What the reader can do after the page; shown in lists, cards, and search engines' }),
    kind: z.enum(pageKinds).meta({ description: 'Kind of page, which sets its shape and length' }),
    tags: z.array(oneOf(tags)).optional().meta({ description: 'Tags from content/tags.yaml' }),
    keywords: z
      .array(z.string().min(1))
      .max(8)
      .optional()
      .meta({ description: 'Words that readers search for and that the text does not contain' }),
    sidebarLabel: z
      .string()
      .min(1)
      .max(60)
      .optional()
      .meta({ description: 'Shorter name, for breadcrumbs and page links' }),
    layout: z
      .enum(['doc', 'landing'])
      .optional()
      .meta({ description: 'A landing page has no sidebar columns; default: doc' }),
    tableOfContents: z.boolean().optional().meta({ description: 'false hides the table of contents' }),
  }
}
