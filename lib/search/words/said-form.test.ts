import { expect, test } from 'vitest'
import { createTextComparer } from './said-form.ts'

const comparer = createTextComparer([
  ['disable', 'turn off', 'switch off'],
  ['delete', 'remove'],
])
const saidForm = (text: string) => comparer.text(text).said

test.each([
  ['why is my run waiting for approval', 'A run waits for approval'],
  ['property', 'Properties'],
  ['installing the exporter', 'Install the exporter'],
  ['how to turn off a webhook', 'Disable webhooks'],
  ['removed teams', 'Delete a team'],
])('“%s” says what “%s” does', (a, b) => {
  expect(saidForm(a)).toBe(saidForm(b))
})

test('another order, or a word more, says something else', () => {
  expect(saidForm('owner of a service')).not.toBe(saidForm('service owner'))
  expect(saidForm('install')).not.toBe(saidForm('install the exporter'))
})

test('stop words say something where there is nothing else', () => {
  expect(saidForm('what is it')).not.toBe('')
})
