import type { Quotable } from './quotable.ts'

/** What a section is for: what its page is about, problems with it, or what comes before and after it. */
export type SectionKind = 'main' | 'trouble' | 'aside'

/** Titles, headings, and columns where problems are explained. */
const trouble = /\b(?:troubleshoot\w*|symptoms?|problems?)\b/i
/** Headings of sections that come before or follow what a page is about. */
const aside =
  /^(?:clean up|next steps|prerequisites|what you (?:will have|need)|before you (?:begin|start)|test (?:it|the )|try it|check (?:that|the )|verify (?:it|that|the ))/i
/** Letters at the beginning of a text that say whether it is about a problem. */
const beginning = 20

/**
 * What the section of something that may be quoted is for.
 * @param part its page and its heading
 * @example sectionKind({ title: 'Docks', heading: 'Prerequisites' }, …) → 'aside'
 */
export function sectionKind(
  { title, heading }: { title: string; heading: string },
  { lead, text }: Pick<Quotable, 'lead' | 'text'>,
): SectionKind {
  if (trouble.test(`${title} ${heading} ${lead} ${text.slice(0, beginning)}`)) return 'trouble'
  return aside.test(heading) ? 'aside' : 'main'
}
