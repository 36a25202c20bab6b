import { expect, test } from 'vitest'
import type { FeedbackConfig } from '../config/site-config.ts'
import { checkFeedbackSettings } from './feedback-settings.ts'

const findings = (
  feedback: FeedbackConfig | false | undefined,
  source = 'const site = {\n  feedback: { endpoint: x },\n}',
) =>
  checkFeedbackSettings(feedback === undefined ? {} : { feedback }, source).map(
    ({ code, line, column, message, hint }) => `${line}:${column} ${code} ${message} ${hint}`,
  )

test.each([
  undefined,
  false,
  {},
  { endpoint: 'https://feedback.harbor.example/v1?site=docs' },
  { endpoint: '/api/feedback' },
  { issues: 'https://git.harbor.example/docs/issues/new' },
] as const)('%j is right', (feedback) => {
  expect(findings(feedback)).toEqual([])
})

test.each([
  'http://feedback.harbor.example',
  '//feedback.harbor.example/v1',
  'feedback',
  '',
  '/with space',
  'javascript:alert(1)',
])('the endpoint “%s” is wrong', (endpoint) => {
  expect(findings({ endpoint })).toEqual([
    `2:15 config-invalid “feedback.endpoint” is “${endpoint}”. Write an address that begins with https://, or a path of the site that begins with one slash.`,
  ])
})

test('issues are reported at a page of its own', () => {
  expect(findings({ issues: '/issues' }, 'a\nb\n  issues: 1')).toEqual([
    '3:3 config-invalid “feedback.issues” is “/issues”. Write an address that begins with https://.',
  ])
})
