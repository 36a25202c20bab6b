import { expect, test } from 'vitest'
import { sectionKind } from './section-kind.ts'

test.each([
  ['Docks', 'Troubleshooting', '', 'A boat hits it.', 'trouble'],
  ['Docks', '', 'Symptom Cause', 'A boat hits it.', 'trouble'],
  ['Docks', 'Prerequisites', '', 'A boat.', 'aside'],
  ['Docks', 'Check that it works', '', 'Open the dock.', 'aside'],
  ['Docks', 'Open a dock', '', 'Select Open.', 'main'],
])('%s, %s: %s %s is of the kind %s', (title, heading, lead, text, kind) => {
  expect(sectionKind({ title, heading }, { lead, text })).toBe(kind)
})
