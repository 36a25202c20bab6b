import type { Element, ElementContent } from 'hast'
import type { z } from 'zod'

/** What of the site a component may need to render. */
export interface RenderResources {
  glossary: Readonly<Record<string, { term: string; definition: string; href?: string | undefined }>>
  images: ReadonlyMap<string, { width: number; height: number; svg?: string | undefined }>
  /** Keeps finished markup and returns the text that stands for it until the page is written. */
  putSlot: (html: string) => string
}

/** A component for writers: documented, typed properties and a function to HTML elements. */
export interface MdxComponent<Props extends z.ZodObject = z.ZodObject> {
  description: string
  example: string
  props: Props
  render: (props: z.infer<Props>, children: ElementContent[], resources: RenderResources) => Element
}

/** Infers the properties' types of `render` from its schema. */
export function defineComponent<Props extends z.ZodObject>(component: MdxComponent<Props>): MdxComponent {
  return component as unknown as MdxComponent
}
