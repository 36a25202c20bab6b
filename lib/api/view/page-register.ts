import { type FieldSection, fieldAnchor } from '../operation-anchors.ts'

/** A place on an operation's page that a link can target. */
export interface PagePlace {
  id: string
  /** Label of the place. */
  text: string
}

/**
 * State shared by the fields of one page: IDs are unique, and a schema shown in full once does not need to be repeated.
 */
export interface PageRegister {
  /** Returns an ID that no other field of the page has. */
  claim: (section: FieldSection, names: readonly string[]) => string
  /** All IDs of fields. */
  ids: () => string[]
  /** Records where a schema is shown in full, under a key that identical schemas share. */
  note: (key: string, place: PagePlace) => void
  shownAt: (key: string) => PagePlace | undefined
  /** Whether the page has so many fields that more would slow it down. */
  isFull: () => boolean
}

/** Number of fields from which a page shows no further named schemas in fields. */
const mostFields = 3000

export function createPageRegister(): PageRegister {
  const ids = new Set<string>()
  const places = new Map<string, PagePlace>()
  return {
    claim(section, names) {
      const base = fieldAnchor(section, names)
      let id = base
      for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`
      ids.add(id)
      return id
    },
    ids: () => [...ids],
    note: (key, place) => void (places.has(key) || places.set(key, place)),
    shownAt: (key) => places.get(key),
    isFull: () => ids.size >= mostFields,
  }
}
