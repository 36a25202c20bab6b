import type { AnswerSigns, SignName } from './answer-signs.ts'

/**
 * What each sign is worth. Only the order of scores matters. The numbers are those of a listwise logistic regression
 * over the tuning half of the benchmark's questions, in which a candidate is right if it contains the sentence that the
 * benchmark names; see docs/assistant.md.
 */
const weights: Readonly<Record<SignName, number>> = {
  cover: 1.99,
  own: 1.31,
  ownWithLead: 1.04,
  rareHeaded: 1.97,
  phrase: 0.72,
  together: 1,
  page: 2.3,
  bestPage: 0.75,
  bestPart: 1.16,
  titled: 2.31,
  named: 1.14,
  headed: 1.46,
  head: 0.96,
  count: 1.26,
  countOwn: 0.3,
  size: 1.22,
  duration: 1.88,
  durationOwn: 1.06,
  can: 1.21,
  canOwn: 1.34,
  when: 0.84,
  whenOwn: 0.2,
  why: 0.14,
  how: 0.06,
  howOwn: 0.38,
  steps: 0.84,
  askedWhole: 1.86,
  wholeTable: -0.35,
  item: 0.57,
  definition: 0.81,
  dense: 1.64,
  sample: 0.37,
  unaskedSample: -1.84,
  unaskedOperation: -1.04,
  colon: -0.42,
  pointing: -1.37,
  routine: -0.39,
  short: -0.46,
  long: -1.3,
}

/** How well something answers a question, compared with other candidates. */
export function scoreOf(signs: Readonly<Record<SignName, number>>): number {
  let score = 0
  for (const [name, value] of Object.entries(signs) as [SignName, number][]) score += weights[name] * value
  return score
}

/** A logistic regression over the same half, with its questions that no page answers. */
const confidences = {
  score: 0.077,
  support: 0.73,
  own: 0.59,
  lacksRareWord: -0.71,
  rareHeaded: 0.7,
  titled: 0.5,
  together: 0.67,
  constant: -1.5,
} as const

/**
 * How likely the best candidate is an answer at all, from 0 to 1.
 * @param score what `scoreOf` returns for it
 */
export function confidenceOf({ signs, support, own, lacksRareWord }: AnswerSigns, score: number): number {
  const logit =
    confidences.constant +
    confidences.score * score +
    confidences.support * support +
    confidences.own * own +
    confidences.rareHeaded * signs.rareHeaded +
    confidences.titled * signs.titled +
    confidences.together * signs.together +
    (lacksRareWord ? confidences.lacksRareWord : 0)
  return 1 / (1 + Math.exp(-logit))
}
