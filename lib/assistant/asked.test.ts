import { expect, test } from 'vitest'
import { askedLanguage, asksForSampleOnly, isAskedSample, properNames } from './asked.ts'

test.each([
  ['Does it work with Microsoft Teams?', ['microsoftteams']],
  ['Which Bitbucket Server is it?', ['bitbucketserver']],
  ['How Do I use Jira?', []],
  ['is it open?', []],
])('“%s” names %j', (text, names) => {
  expect(properNames(text)).toEqual(names)
})

test.each([
  ['Show me a curl command', 'shell', 'curl https://x', true],
  ['Show me a curl command', 'shell', 'ls', false],
  ['Show me a curl command', 'go', 'package main', false],
  ['Give an example in Go', 'go', 'package main', true],
  ['How do I go on?', 'json', '{}', true],
  ['A Terraform sample', 'hcl', 'resource', true],
])('for “%s”, a sample of %s (%s): %s', (question, language, text, isAsked) => {
  expect(isAskedSample(question, { language, text })).toBe(isAsked)
})

test('a language is asked for only with an example', () => {
  expect(askedLanguage('Give me a Python example for a dock')).toBe('python')
  expect(askedLanguage('Which Python version do I need?')).toBeUndefined()
})

test.each([
  ['give me an example in json', true],
  ['Show me the curl', true],
  ['example?', true],
  ['show me an example of a scorecard', false],
  ['in python please', true],
  ['what does the JSON look like?', true],
  ['what does a dock look like?', false],
  ['and for teams?', false],
])('whether “%s” asks only for a sample: %s', (text, expected) => {
  expect(asksForSampleOnly(text)).toBe(expected)
})
