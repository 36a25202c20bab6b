import type { Element, ElementContent } from 'hast'
import type { z } from 'zod'
import type { ComponentDefinition, GlossaryEntry, ImageInfo } from '#lib/markdown/page-context.ts'

/** Site data that components can use. */
export interface RenderResources {
  glossary: Readonly<Record<string, GlossaryEntry>>
  images: ReadonlyMap<string, ImageInfo>
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

/** Types the properties in the component's functions according to its schema. */
export function defineComponent<Props extends z.ZodObject>(component: MdxComponent<Props>): MdxComponent {
  return component as unknown as MdxComponent
}
