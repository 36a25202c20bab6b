import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createAnswerer } from '../lib/assistant/create-answerer.ts'
import { tokensOf } from '../lib/config/tokens.ts'
import config from '../site.config.ts'
import { type AnswerQuality, answerAll, measureAnswers } from './assistant/measure-answers.ts'
import { readQuestions } from './assistant/read-questions.ts'
import { machineLine } from './measuring/machine.ts'

// How well the assistant answers from the exported index, without a model. Run: npm run bench -- assistant [--tuning] [--set fresh-3]
const { values } = parseArgs({
  options: {
    tuning: { type: 'boolean', default: false },
    set: { type: 'string', default: '' },
  },
})
const folder = join(process.cwd(), 'out/_search')
if (!existsSync(folder)) throw new Error('There is no exported site. Run “npm run build” first.')

// Each set but the first is a folder. Fresh questions were written from the pages, before any of their answers was seen.
const { set } = values
const questions = readQuestions(join(import.meta.dirname, 'assistant', set), tokensOf(config))
const answerer = await createAnswerer(async (name) => new Uint8Array(readFileSync(join(folder, name))))

const count = (share: number, of: number) => `${(share * 100).toFixed(1)} % (${Math.round(share * of)} of ${of})`
const rows: readonly [name: string, cell: (quality: AnswerQuality) => string][] = [
  ['right page cited first', ({ first, answerable }) => count(first, answerable)],
  ['right page among the first three citations', ({ cited, answerable }) => count(cited, answerable)],
  ['answering sentence in the first block', ({ led, answerable }) => count(led, answerable)],
  ['wrongly refused', ({ refused, answerable }) => count(refused, answerable)],
  ['honestly not found, of what no page answers', ({ honest, unanswerable }) => count(honest, unanswerable)],
]

const half = values.tuning ? 'tuning' : 'reporting'
const answered = await answerAll(questions, answerer)
const ofHalf = <T extends { question: { half: string } }>(all: readonly T[]) =>
  all.filter(({ question }) => question.half === half)
const results = [
  measureAnswers({ answerable: ofHalf(answered.answerable), unanswerable: ofHalf(answered.unanswerable) }),
  measureAnswers(answered),
]
console.log(`| | ${half} half | all ${set === '' ? '' : `${set} `}questions |\n| --- | --- | --- |`)
for (const [name, cell] of rows) console.log(`| ${name} | ${results.map(cell).join(' | ')} |`)
console.log(`\n${machineLine()}`)
