import { plainForm } from '../search/words/tokenize.ts'
import type { Asked } from './asked.ts'
import type { Candidate } from './rank-candidates.ts'
import { definedSubject } from './text-kinds.ts'

/**
 * The two things that a question compares.
 * @example sidesOf('What is the difference between a dock and a pier?') → ['a dock', 'a pier']
 */
export function sidesOf(question: string): [string, string] | undefined {
  const text = question.replace(/[?!.\s]+$/, '')
  const [, one, other] =
    /\bbetween (.+?) and (.+)$/i.exec(text) ??
    /\bhow (?:do|does|is|are) (.+?) (?:differ|different) from (.+)$/i.exec(text) ??
    /^(?:what is )?(.+?) (?:vs\.?|versus) (.+)$/i.exec(text) ??
    []
  return one === undefined || other === undefined ? undefined : [withoutArticle(one), withoutArticle(other)]
}

const withoutArticle = (text: string) => text.trim().replace(/^(?:an?|the|my|our|your) /i, '')
const bare = (text: string) => plainForm(withoutArticle(text)).replace(/s$/, '')

/** A thing under the names that a definition may give it: “timer”, and with the other's last word “timer property”. */
function namesOf(side: string, other: string): string[] {
  const last = other.split(' ').at(-1) ?? ''
  const [first] = side.split(/ (?=\S+$)/)
  return [side, `${side} ${last}`, ...(side.endsWith(` ${last}`) ? [first ?? side] : [])].map(bare)
}

/** The sentences that define the two things that a question compares. */
export function bothSides(ranked: readonly Candidate[], { question, type }: Asked): [Candidate, Candidate] | undefined {
  const sides = type === 'difference' ? sidesOf(question) : undefined
  if (sides === undefined) return undefined
  const definers = ranked.filter(
    ({ quotable: { quote, text } }) => quote.kind === 'text' && definedSubject(text) !== '',
  )
  const [one, other] = sides.map((side) => {
    const names = namesOf(side, sides[1])
    return definers.find(({ quotable: { text } }) => {
      const subject = bare(definedSubject(text))
      return names.some((name) => subject === name || subject.endsWith(name))
    })
  })
  return one === undefined || other === undefined || one === other ? undefined : [one, other]
}
