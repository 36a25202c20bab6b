import type { Block } from '../parts/passage.ts'

interface GlossaryTerm {
  term: string
  definition: string
  href?: string | undefined
}

/** What introduces definitions of the glossary among the blocks of a page. It isn't quoted. */
export const glossaryLead = 'Glossary'

/** The glossary's definitions as a block of the page to read next, by its route. */
export function glossaryBlocks(glossary: Readonly<Record<string, GlossaryTerm>>): Map<string, Block> {
  const items = new Map<string, string[]>()
  for (const { term, definition, href } of Object.values(glossary)) {
    const route = href?.split('#')[0] ?? ''
    if (route !== '') items.set(route, [...(items.get(route) ?? []), `${term}: ${definition}`])
  }
  return new Map(
    [...items].map(([route, definitions]) => [
      route,
      { kind: 'list', lead: glossaryLead, ordered: false, items: definitions },
    ]),
  )
}
