import { expect, test } from 'vitest'
import { sidesOf } from './both-sides.ts'

test.each([
  ['What is the difference between a dock and a pier?', ['a dock', 'a pier']],
  ['How do docks differ from piers?', ['docks', 'piers']],
  ['Dock vs. pier', ['Dock', 'pier']],
  ['What is a dock?', undefined],
])('“%s” compares %j', (question, sides) => {
  expect(sidesOf(question)).toEqual(sides)
})
