import type { AnswerSigns } from './answer-signs.ts'
import type { Asked } from './asked.ts'
import type { QuestionType } from './question.ts'
import type { SignName } from './signs.ts'

/**
 * What each sign is worth. Only the order of scores matters. The numbers are those of a listwise logistic regression
 * over the tuning half of the benchmark's questions, in which a candidate is right if it contains the sentence that the
 * benchmark names; see docs/assistant.md.
 */
const weights: Readonly<Record<SignName, number>> = {
  cover: 1.74,
  own: 0.54,
  ownWithHeads: 2.55,
  rareHeaded: 1.3,
  phrase: 0.95,
  together: 1.03,
  begins: 1.62,
  page: 1.81,
  bestPage: 0.82,
  bestPart: 0.95,
  titled: 2.71,
  named: 1.43,
  headed: 1.7,
  head: 1.2,
  titleNames: -2.02,
  key: 0.49,
  count: 0.32,
  duration: 1.07,
  can: 1.93,
  when: 1.33,
  countOwn: 0.38,
  durationOwn: 0.86,
  canOwn: 0.62,
  canDenied: 1.24,
  whenOwn: 1.24,
  howOwn: 1.2,
  numbered: 1.51,
  unnumbered: -3.17,
  stepsHeaded: 1.22,
  unaskedSteps: -0.71,
  askedWhole: 2.83,
  askedWholeNamed: 1.16,
  unaskedWhole: 1.15,
  item: 0.51,
  row: -0.53,
  definition: 1,
  definitionAhead: 0.8,
  unaskedSample: -2.27,
  // Set by hand over the same half.
  alike: 4,
  otherTool: -1,
  aside: -1.5,
  askedTrouble: 1,
  unaskedOperation: -1.14,
  dense: 1.37,
  colon: -0.35,
  pointing: -1.7,
  short: -1.29,
  long: -1.01,
}

/** How well something answers a question, compared with other candidates. */
export function scoreOf(signs: Readonly<Record<SignName, number>>): number {
  let score = 0
  for (const [name, value] of Object.entries(signs) as [SignName, number][]) score += weights[name] * value
  return score
}

/**
 * A logistic regression over the tuning halves and the everyday questions of the benchmark, with those that no page
 * answers.
 */
const confidences = {
  score: 0.233,
  support: 1.551,
  uncovered: -0.896,
  together: 0.749,
  phrase: 0.52,
  page: 1.5,
  bestPart: 0.454,
  named: 0.802,
  key: 1.343,
  can: 0.674,
  alike: 3,
  words: 2.064,
  constant: -6.521,
} as const

/** Pages say much that looks like an answer to questions of these types. */
const typeConfidences: Readonly<Partial<Record<QuestionType, number>>> = { can: -1.872, how: -1.409, what: -0.476 }

/** With more words in a question, it doesn't matter how many there are. */
const mostWords = 5

/** How likely the best candidate is an answer at all, from 0 to 1. @param score what `scoreOf` returns for it */
export function confidenceOf(
  { signs, support, uncovered }: Pick<AnswerSigns, 'signs' | 'support' | 'uncovered'>,
  { type, words }: Pick<Asked, 'type' | 'words'>,
  score: number,
): number {
  const logit =
    confidences.constant +
    (typeConfidences[type] ?? 0) +
    confidences.score * score +
    confidences.support * support +
    confidences.uncovered * uncovered +
    confidences.together * signs.together +
    confidences.phrase * signs.phrase +
    confidences.page * signs.page +
    confidences.bestPart * signs.bestPart +
    confidences.named * signs.named +
    confidences.key * signs.key +
    confidences.can * signs.can +
    confidences.alike * signs.alike +
    confidences.words * (Math.min(mostWords, words.length) / mostWords)
  return 1 / (1 + Math.exp(-logit))
}
