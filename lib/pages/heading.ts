/** A heading with an anchor, as listed in the table of contents. */
export interface Heading {
  depth: 2 | 3 | 4 | 5 | 6
  id: string
  text: string
  /** Of a stage or a step, as readers see it, such as “4” or “4.1”. */
  number?: string
}
