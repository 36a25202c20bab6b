import type { Block } from '../parts/passage.ts'
import type { Retrieved } from '../search/retriever.ts'
import { citationOf } from './answer.ts'
import type { Passage } from './answer-messages.ts'
import { askedOf } from './asked.ts'
import { rankCandidates } from './rank-candidates.ts'
import { rankWritten } from './rank-written.ts'

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

/** Parts that are read because of what writers answer. */
const mostWritten = 3

/**
 * The parts of pages that answer a question best, as a model reads them: each part once, the best first. Parts from which
 * writers answer come before the others, with these answers.
 */
export function pickPassages(question: string, retrieved: Retrieved): Passage[] {
  const passages = new Map<string, Passage>()
  const asked = askedOf(question, retrieved)
  const candidates = rankCandidates(asked, retrieved)
  // Without a candidate, nothing is sent.
  const written = candidates.length === 0 ? [] : rankWritten(asked, retrieved).slice(0, mostWritten)
  let letters = 0
  for (const { page, part } of [...written, ...candidates]) {
    const key = `${page.row.route}#${part}`
    if (passages.has(key)) continue
    const answers = written.filter((one) => one.page === page && one.part === part).map((one) => one.written.answer)
    const text = [...answers, ...(page.parts[part] ?? []).map(blockText)].join('\n\n').slice(0, longest)
    if (passages.size === most || letters + text.length > longestInAll) break
    letters += text.length
    passages.set(key, { citation: citationOf(page, part), text })
  }
  return [...passages.values()]
}
