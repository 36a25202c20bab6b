import type { Element, ElementContent } from 'hast'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Marks } from '#lib/content/mark-file.ts'
import type { ComponentDefinition, GlossaryEntry, ImageInfo } from '#lib/markdown/page-context.ts'

/** Site data that components can use. */
export interface RenderResources {
  glossary: Readonly<Record<string, GlossaryEntry>>
  images: ReadonlyMap<string, ImageInfo>
  /** The site's own marks. */
  marks: Marks
  /** Stores finished markup and returns placeholder text that is replaced with it when the page is written. */
  putSlot: (html: string) => string
}

/**
 * A component for writers: its documentation, typed properties, render function, and its role in checks, search, and
 * the Markdown version. `npm run docs` generates its section of docs/components.md from it.
 */
export interface MdxComponent<Props extends z.ZodObject = z.ZodObject> extends ComponentDefinition<Props> {
  /** Purpose of the component, in one or more sentences. */
  description: string
  /** Example usage, as in a page. */
  example: string
  render: (props: z.infer<Props>, children: ElementContent[], resources: RenderResources) => Element
}

/**
 * A component that a site adds in `site/components/`: like those of the engine, but drawn by a React component, which
 * runs while the site is built and never in a browser.
 */
export interface SiteComponent<Props extends z.ZodObject = z.ZodObject> extends Omit<MdxComponent<Props>, 'render'> {
  view: (props: z.infer<Props> & { children: ReactNode }) => ReactNode
}

/** Types the properties in the functions of a site's component according to its schema. */
export function defineView<Props extends z.ZodObject>(component: SiteComponent<Props>): SiteComponent {
  return component as unknown as SiteComponent
}

/** Types the properties in the component's functions according to its schema. */
export function defineComponent<Props extends z.ZodObject>(component: MdxComponent<Props>): MdxComponent {
  return component as unknown as MdxComponent
}
