import type { Block } from '../parts/passage.ts'
import type { Retrieved } from '../search/retriever.ts'
import type { Passage } from './answer-messages.ts'
import { askedOf } from './asked.ts'
import { citationOf } from './citation.ts'
import { rankCandidates } from './rank-candidates.ts'

/** Passages that a model gets, and the letters of each and of all. */
const most = 8
const longest = 1800
const longestInAll = 9000

function blockText(block: Block): string {
  if (block.kind === 'text') return block.sentences.join(' ')
  if (block.kind === 'list') return block.items.map((item) => `- ${item}`).join('\n')
  if (block.kind === 'code') return `\`\`\`${block.language}\n${block.text}\n\`\`\``
  return [block.columns, ...block.rows].map((cells) => cells.join(' | ')).join('\n')
}

/** The parts of pages that answer a question best, as a model reads them: each part once, the best first. */
export function pickPassages(question: string, retrieved: Retrieved): Passage[] {
  const passages = new Map<string, Passage>()
  let letters = 0
  for (const { page, part } of rankCandidates(askedOf(question, retrieved), retrieved)) {
    const key = `${page.row.route}#${part}`
    if (passages.has(key)) continue
    const text = (page.parts[part] ?? []).map(blockText).join('\n\n').slice(0, longest)
    if (passages.size === most || letters + text.length > longestInAll) break
    letters += text.length
    passages.set(key, { citation: citationOf(page, part), text })
  }
  return [...passages.values()]
}
