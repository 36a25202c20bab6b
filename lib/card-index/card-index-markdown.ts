import { heading, link, list, paragraph } from '../markdown/mdast-nodes.ts'
import { writeMarkdown } from '../markdown/write-markdown.ts'
import type { CardIndex } from './card-index.ts'

/** An index of cards as Markdown: a list under each heading, with absolute URLs. */
export function cardIndexMarkdown({ groups }: CardIndex, origin: string): string {
  const children = groups.flatMap(({ label, cards }) => [
    heading(3, label),
    list(
      cards.map(({ title, href, description, links }) => {
        const more = links.flatMap((one) => [' · ', link(`${origin}${one.href}`, one.label)])
        return [paragraph(link(`${origin}${href}`, title), `: ${description}`, ...more)]
      }),
    ),
  ])
  return writeMarkdown({ type: 'root', children })
}
