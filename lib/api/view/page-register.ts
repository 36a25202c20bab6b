import { type FieldSection, fieldAnchor } from '../operation-anchors.ts'

/** A place on an operation's page that a link may lead to. */
export interface PagePlace {
  id: string
  /** What the reader finds there. */
  text: string
}

/** What the fields of one page share: no id stands twice, and what is shown in full once need not be shown again. */
export interface PageRegister {
  /** An id that no other field of the page has. */
  claim: (section: FieldSection, names: readonly string[]) => string
  /** All ids that fields have. */
  ids: () => string[]
  /** Notes where a schema is shown in full, by a text that is the same for all that say the same. */
  note: (key: string, place: PagePlace) => void
  shownAt: (key: string) => PagePlace | undefined
}

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
  }
}
