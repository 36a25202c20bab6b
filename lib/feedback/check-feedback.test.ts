import { expect, test } from 'vitest'
import { checkFeedback } from './check-feedback.ts'

test.each([
  {},
  { feedback: false },
  { feedback: {} },
  { feedback: { endpoint: 'https://feedback.harbor.example/v1?site=docs' } },
  { feedback: { endpoint: '/api/feedback' } },
  { feedback: { issues: 'https://git.harbor.example/docs/issues/new?title={page}' } },
] as const)('%j is valid', (config) => {
  expect(checkFeedback(config)).toEqual([])
})

test.each(['http://a.example', '//a.example/v1', 'feedback', '', '/with space', 'javascript:alert(1)'])(
  'the endpoint “%s” is invalid',
  (endpoint) => {
    expect(checkFeedback({ feedback: { endpoint } })).toEqual([
      {
        value: endpoint,
        message: `feedback.endpoint: nothing can be sent to “${endpoint}”.`,
        hint: 'Use a URL that starts with https://, or a path of the site that starts with one slash.',
      },
    ])
  },
)

test('the issues URL must be outside the site', () => {
  expect(checkFeedback({ feedback: { issues: '/issues' } })).toEqual([
    {
      value: '/issues',
      message: 'feedback.issues: “/issues” is not an address elsewhere.',
      hint: 'Use a URL that starts with https://.',
    },
  ])
})
