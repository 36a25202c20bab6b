import type { Page } from './page.ts'
import { openTag, type Tag } from './tags.ts'

/** Changes the text of a tag; its properties that aren't computed are given. */
export type Convert = (page: Page, tag: Tag, values: ReadonlyMap<string, unknown>) => void

export function retag(page: Page, tag: Tag, name: string, properties: Readonly<Record<string, unknown>>): void {
  const isClosed = tag.openEnd === tag.end
  page.edit(tag.start, tag.openEnd, openTag(name, properties, isClosed))
  if (!isClosed) page.edit(tag.closeStart, tag.end, `</${name}>`)
}

/** Removes a tag and leaves its content. */
export function unwrap(page: Page, tag: Tag): void {
  if (tag.openEnd === tag.end) page.remove(tag.start, tag.end)
  else {
    page.edit(tag.start, tag.openEnd, '')
    page.edit(tag.closeStart, tag.end, '')
  }
}

/** A component that this engine doesn't have. */
export const unknownTag: Convert = (page, tag) => {
  page.note(
    tag.start,
    `<${tag.name}> isn’t a component here; ${tag.openEnd === tag.end ? 'it was left out' : 'only its content was kept'}.`,
    'Write it with the components of docs/components.md.',
  )
  unwrap(page, tag)
}
