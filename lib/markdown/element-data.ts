import type { Element, ElementData } from 'hast'

/**
 * How search, answers, and headings read an element, if its tag doesn't determine it:
 * - `aside`: not part of the text of the heading that contains it
 * - `label`: search reads its `aria-label` instead of its content, and answers don't quote it
 * - `parts`: a list item that is divided like a page, so answers quote its parts and not the item
 */
export type Reading = 'aside' | 'label' | 'parts'

declare module 'hast' {
  interface ElementData {
    /** The component that rendered the element, and its properties with their defaults. */
    component?: { name: string; props: unknown }
    reading?: Reading
  }
}

/** Copies an element with additional data. */
export function withData(element: Element, data: Pick<ElementData, 'component' | 'reading'>): Element {
  return Object.assign(element, { data: { ...element.data, ...data } })
}
