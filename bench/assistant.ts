import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createAnswerer } from '../lib/assistant/create-answerer.ts'
import { tokensOf } from '../lib/config/tokens.ts'
import config from '../site.config.ts'
import { conversationMarks, markConversations, readConversations } from './assistant/conversations.ts'
import { type AnswerQuality, answerAll, measureAnswers } from './assistant/measure-answers.ts'
import {
  isRefusal,
  markAll,
  type PhoneMark,
  phoneHalves,
  phoneMarks,
  readPhoneQuestions,
} from './assistant/phone-questions.ts'
import { readQuestions } from './assistant/read-questions.ts'
import { machineLine } from './measuring/machine.ts'

// How well the assistant answers from the exported index, without a model. Run: npm run bench -- assistant [--tuning] [--set phone | conversations]
const { values } = parseArgs({
  options: {
    tuning: { type: 'boolean', default: false },
    set: { type: 'string', default: '' },
  },
})
const folder = join(process.cwd(), 'out/_search')
if (!existsSync(folder)) throw new Error('There is no exported site. Run “npm run build” first.')

const answerer = await createAnswerer(async (name) => new Uint8Array(readFileSync(join(folder, name))))
const { set } = values

const count = (share: number, of: number) => `${(share * 100).toFixed(1)} % (${Math.round(share * of)} of ${of})`
const rows: readonly [name: string, cell: (quality: AnswerQuality) => string][] = [
  ['right page cited first', ({ first, answerable }) => count(first, answerable)],
  ['right page among the first three citations', ({ cited, answerable }) => count(cited, answerable)],
  ['wrongly refused', ({ refused, answerable }) => count(refused, answerable)],
  ['not answered, of what no page answers', ({ honest, unanswerable }) => count(honest, unanswerable)],
]

/** A set with the sentences that answer its questions. All but the first are in folders. */
async function sentencesTable(): Promise<string> {
  const questions = readQuestions(join(import.meta.dirname, 'assistant', set), tokensOf(config))
  const half = values.tuning ? 'tuning' : 'reporting'
  const answered = await answerAll(questions, answerer)
  const ofHalf = <T extends { question: { half: string } }>(all: readonly T[]) =>
    all.filter(({ question }) => question.half === half)
  const results = [
    measureAnswers({ answerable: ofHalf(answered.answerable), unanswerable: ofHalf(answered.unanswerable) }),
    measureAnswers(answered),
  ]
  return [
    `| | ${half} half | all ${set === '' ? '' : `${set} `}questions |\n| --- | --- | --- |`,
    ...rows.map(([name, cell]) => `| ${name} | ${results.map(cell).join(' | ')} |`),
  ].join('\n')
}

/** Questions as readers type them on a phone, with marks for the answers. */
async function phoneTable(): Promise<string> {
  const marked = await markAll(
    readPhoneQuestions(join(import.meta.dirname, 'assistant', set), tokensOf(config)),
    answerer,
  )
  const halves = phoneHalves.map((half) => marked.filter(({ question }) => question.half === half))
  const cells = (kind: PhoneMark) =>
    halves.map((all) => {
      const asked = all.filter(({ mark }) => isRefusal(mark) === isRefusal(kind))
      const share = asked.filter(({ mark }) => mark === kind).length / Math.max(1, asked.length)
      return count(share, asked.length)
    })
  return [
    `| ${set} questions | ${phoneHalves.join(' half | ')} half |\n| --- | --- | --- |`,
    ...phoneMarks.map((mark) => `| ${mark} | ${cells(mark).join(' | ')} |`),
  ].join('\n')
}

/** Follow-ups, with marks for the answers. */
async function conversationsTable(): Promise<string> {
  const file = join(import.meta.dirname, 'assistant/conversations.tsv')
  const marked = await markConversations(readConversations(file, tokensOf(config)), answerer)
  const share = (mark: string) => marked.filter((one) => one.mark === mark).length / marked.length
  return [
    '| follow-ups | answers |\n| --- | --- |',
    ...conversationMarks.map((mark) => `| ${mark} | ${count(share(mark), marked.length)} |`),
  ].join('\n')
}

if (set === 'conversations') console.log(await conversationsTable())
else console.log(await (set.startsWith('phone') ? phoneTable() : sentencesTable()))
console.log(`\n${machineLine()}`)
