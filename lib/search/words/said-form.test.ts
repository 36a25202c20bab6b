import { expect, test } from 'vitest'
import { comparedText } from './said-form.ts'

const saidForm = (text: string) => comparedText(text).said

test.each([
  ['why is my run waiting for approval', 'A run waits for approval'],
  ['property', 'Properties'],
  ['installing the exporter', 'Install the exporter'],
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
