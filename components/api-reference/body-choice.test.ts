import { expect, test } from 'vitest'
import { createChoice } from './body-choice.ts'

test('a body that the reader has changed has an entry, to which the reader can return', () => {
  const choice = createChoice()
  choice.choose('own')
  expect(choice.current().isOwn).toBe(false)
  choice.showEntered({ shown: 1, ownText: '{"a":1}' })
  expect(choice.current()).toMatchObject({ isOwn: true, own: { example: 1, text: '{"a":1}' } })
  choice.choose(0)
  expect(choice.current()).toMatchObject({ isOwn: false, begun: { example: 0, text: undefined } })
  choice.choose('own')
  expect(choice.current()).toMatchObject({ isOwn: true, begun: { example: 1, text: '{"a":1}' } })
})

test('the console begins again only with another choice, and not with each change of the body', () => {
  const choice = createChoice()
  const { begun } = choice.current()
  let changes = 0
  const stop = choice.subscribe(() => {
    changes += 1
  })
  choice.showEntered({ shown: 0, ownText: '{}' })
  expect(choice.current().begun).toBe(begun)
  choice.showEntered({ shown: 2, ownText: undefined })
  expect(choice.current().begun).toEqual({ example: 2, text: undefined })
  stop()
  choice.choose(1)
  expect(changes).toBe(2)
})

test('a form has no examples, so it changes nothing', () => {
  const choice = createChoice(1)
  const before = choice.current()
  choice.showEntered({ shown: undefined, ownText: undefined })
  expect(choice.current()).toBe(before)
})
