import { expect, test } from 'vitest'
import { askedTerms, lengthSteps, mostAsked, rarityAmong } from './asked-terms.ts'

test('each word names the questions that have it, but those that say little name none', () => {
  const { questions, terms } = askedTerms(
    [
      [3, 'how do i open a dock', 'open the lock'],
      [5, 'dock'],
    ],
    6,
  )
  expect(questions).toBe(3)
  expect([...terms.keys()]).toEqual(['open', 'dock', 'lock'])
  expect(terms.get('dock')?.map(({ record }) => record)).toEqual([3 * mostAsked, 5 * mostAsked])
  expect(terms.get('lock')?.map(({ record }) => record)).toEqual([3 * mostAsked + 1])
})

test('a question is as long as its words are rare, whatever their form', () => {
  const { terms } = askedTerms([[0, 'open docks', 'dock']], 1)
  const [[long], [, short]] = [terms.get('open') ?? [], [undefined, terms.get('dock')?.[0]]]
  expect(long?.code).toBe(Math.round(Math.hypot(rarityAmong(2, 1), rarityAmong(2, 2)) * lengthSteps))
  expect(short?.code).toBe(Math.round(rarityAmong(2, 2) * lengthSteps))
})

test('of a part with too many questions, the first are indexed', () => {
  const many = Array.from({ length: mostAsked + 5 }, (_, number) => `dock ${number}`)
  expect(askedTerms([[1, ...many]], 2).questions).toBe(mostAsked)
})
