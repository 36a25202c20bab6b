import { questionWords } from '../search/match-questions.ts'
import type { Retrieved, RetrievedPage } from '../search/retriever.ts'
import { stemOf } from '../search/words/stemmed-word.ts'
import { wordsOf } from '../search/words/tokenize.ts'
import { type CitedQuotes, type QuotedAnswer, quotesOf } from './answer.ts'
import { wordsThatTell } from './near-answer.ts'
import { questionType } from './question.ts'
import { withoutVerdict } from './written-answer.ts'

/** Small words between a question and the name of what it is about: “what role do I need for Azure Monitor”. */
const joining = new Set('a an the for of in on to with my our'.split(' '))

/** Takes the title of the page that answers out of questions: a follow-up leaves it out. */
function withoutTitle(title: string): (question: string) => string {
  // Readers also write “pagerduty”, which is one word.
  const named = new Set([...wordsOf(title), ...wordsOf(title.toLowerCase())].map(stemOf))
  return (question) =>
    questionWords(question)
      .filter((word) => !joining.has(word) && !named.has(stemOf(word)))
      .join(' ')
}

/** Words of a follow-up that names nothing: “and for how long does it take?”, “who may do that”. */
const bareWords = new Set(
  'and but can do does for how i is it long many may much need often permission permissions role so take that this we what which who'.split(
    ' ',
  ),
)

/** “For how long” doesn’t ask how long something takes. */
const lasts = /\bfor how long\b(?!.*\btakes?\b)/i
const takes = /\btakes?\b/

/** Of these, what a question on file must have, too. */
const isWanted = /^(?:need|often|permission|role)/

/** What a follow-up that names nothing asks: “how long”, “who can”; undefined for all others. */
export function bareQuestion(question: string): string | undefined {
  const words = questionWords(question)
  if (words.some((word) => !bareWords.has(word))) return undefined
  const start = words.findIndex((word) => /^(?:how|who|what|which)$/.test(word))
  const [first, second] = words.slice(start)
  return start === -1 || second === undefined ? undefined : `${first} ${second === 'may' ? 'can' : second}`
}

/**
 * What a writer answers on a page to the shortest question that begins like a follow-up that names nothing: “how long” after
 * “request access” is “how long does the access last”.
 */
function bareAnswer(
  question: string,
  { row, answers = [] }: RetrievedPage,
  thing: string,
): { part: number; answer: string } | undefined {
  const bare = bareQuestion(question)
  if (bare === undefined) return undefined
  const stems = wordsThatTell(thing)
  const isAbout = (text: string) => stems.length === 0 || wordsThatTell(text).some((stem) => stems.includes(stem))
  const isOfPage = isAbout(row.title)
  const wanted = questionWords(question).filter((word) => isWanted.test(word))
  const [shortest] = answers
    .flatMap((some, part) => some.flatMap(({ asked, answer }) => asked.map((text) => ({ part, answer, text }))))
    .filter(({ text, answer }) => text.startsWith(`${bare} `) && (isOfPage || isAbout(`${text} ${answer}`)))
    .filter(({ text }) => wanted.every((word) => text.includes(word)) && !(lasts.test(question) && takes.test(text)))
    .sort((a, b) => a.text.length - b.text.length)
  return shortest
}

/**
 * What a writer answers to a follow-up in its very words on a page that was cited, the newest first; undefined if nothing.
 * @param found pages that were read, the cited ones among them
 * @param thing what the conversation is about
 */
export function citedAnswer(
  question: string,
  found: readonly Retrieved[],
  leads: readonly CitedQuotes[],
  thing = '',
): QuotedAnswer | undefined {
  const answered = (page: RetrievedPage, part: number, text: string): QuotedAnswer => {
    const found = quotesOf(page, part, [{ kind: 'text', text }])
    const isPolar = questionType(question) === 'can'
    return { kind: 'quotes', isSame: true, parts: [isPolar ? found : withoutVerdict(found)], near: [] }
  }
  const pages = new Map(found.flatMap((one) => one.pages.map((page) => [page.row.route as string, page] as const)))
  for (const { citation } of leads) {
    const page = pages.get(citation.url)
    if (page === undefined) continue
    const wordsOfQuestion = withoutTitle(page.row.title)
    const words = wordsOfQuestion(question)
    if (words === '') continue
    for (const [part, answers] of (page.answers ?? []).entries()) {
      const written = answers.find(({ asked }) => asked.some((one) => wordsOfQuestion(one) === words))
      if (written !== undefined) return answered(page, part, written.answer)
    }
  }
  const last = pages.get(leads[0]?.citation.url ?? '')
  const bare = last && bareAnswer(question, last, thing)
  return bare && last && answered(last, bare.part, bare.answer)
}
