import { expect, test } from 'vitest'
import { createQuestionMatcher } from './match-questions.ts'

// Two pages: parts 0 to 2, and 3.
const matcher = createQuestionMatcher(
  [
    [0, 'how do i paint a boat', 'new color for the hull'],
    [2, 'how do i moor a boat'],
    [3, 'how do i hire a skipper'],
  ],
  [0, 0, 0, 1],
)
const match = (question: string) => matcher(question).pages

test('each part is matched by its most similar question, in any form of the words', () => {
  expect(match('how do i paint boats')[0]).toMatchObject({
    page: 0,
    questions: [
      { part: 0, text: 'how do i paint a boat', likeness: expect.closeTo(0.94) },
      { part: 2, text: 'how do i moor a boat' },
    ],
  })
  expect(match('a new color')[0]?.questions).toMatchObject([{ part: 0, text: 'new color for the hull' }])
})

test('the name of the product says nothing', () => {
  const asked = createQuestionMatcher(
    [[0, 'how much does it weigh']],
    [0],
    ['how much does it cost'],
    ['acme', 'portal'],
  )
  expect(asked('How much does Acme Portal cost').unanswered).toBeCloseTo(asked('How much does cost').unanswered)
  expect(asked('Acme Portal')).toEqual({ pages: [], likeness: 0, unanswered: 0, rarities: new Map() })
})

test('a slip in a long word is mended, two in a longer one, and none in a short one', () => {
  const typed = createQuestionMatcher([[0, 'which permissions does the bridge need']], [0])
  const exact = typed('which permissions does the bridge need').likeness
  expect(exact).toBeCloseTo(1)
  for (const slip of ['which permissons does the birdge need', 'which permisions does the bridge need'])
    expect(typed(slip).likeness, slip).toBeCloseTo(exact)
  expect(typed('which permissions does the bridge nead').likeness).toBeLessThan(0.9)
})

test('a capital inside a word divides it in neither question', () => {
  const hub = createQuestionMatcher([[0, 'does it read gitlab']], [0])
  expect(hub('Does it read GitLab?').likeness).toBeCloseTo(1)
})

test('the best page comes first: the one whose questions have more of the words', () => {
  const [first, second] = match('how do i hire a skipper who moors my boat')
  expect([first?.page, second?.page]).toEqual([1, 0])
  expect(first?.worth).toBeGreaterThan(second?.worth ?? 1)
})

test('several questions of a page together can have the words', () => {
  const [page] = match('color to moor with')
  expect(page).toMatchObject({ page: 0, worth: expect.closeTo(0.15) })
  expect(page?.questions).toEqual([])
})

test('words that most questions have don’t make them alike', () => {
  expect(match('how do i sail').flatMap(({ questions }) => questions)).toEqual([])
})

test('without questions, nothing is found', () => {
  expect(createQuestionMatcher([], [])('how do i paint a boat').pages).toEqual([])
  expect(match('')).toEqual([])
})

test('questions that no page answers belong to no page, and say how much they are like the one that is asked', () => {
  const both = createQuestionMatcher([[0, 'how much does a boat weigh']], [0], ['how much does a boat cost'])
  const found = both('how much does it cost')
  expect(found.pages.map(({ page }) => page)).toEqual([0])
  expect(found.unanswered).toBeGreaterThan(found.likeness)
  expect(both('how much does a boat weigh')).toMatchObject({ likeness: expect.closeTo(1) })
})
