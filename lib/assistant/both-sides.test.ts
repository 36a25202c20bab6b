import { expect, test } from 'vitest'
import { sidesOf } from './both-sides.ts'

test.each([
  ['What is the difference between a dock and a pier?', ['dock', 'pier']],
  ['How do docks differ from piers?', ['docks', 'piers']],
  ['what is the difference between an open dock and an open pier', ['open dock', 'open pier']],
  ['Dock vs. pier', ['Dock', 'pier']],
  ['What is a dock?', undefined],
])('“%s” compares %j', (question, sides) => {
  expect(sidesOf(question)).toEqual(sides)
})
