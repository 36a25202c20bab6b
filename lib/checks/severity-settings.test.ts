import { expect, test } from 'vitest'
import { checkSeveritySettings } from './severity-settings.ts'

function found(checks: unknown, source: string): string[] {
  return checkSeveritySettings({ checks } as never, source).map(
    ({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`,
  )
}

test('severities of optional checks are accepted, and errors of required ones', () => {
  const severity = { 'heading-case': 'off', 'sample-syntax': 'warning', 'mdx-syntax': 'error' }
  expect(found({ severity, paths: [{ files: 'content/**', severity }] }, '')).toEqual([])
  expect(found(undefined, '')).toEqual([])
})

test('each invalid setting is reported at its key', () => {
  const source = `export default {
  spelling: 'not a check',
  checks: {
    severity: { 'heading-cass': 'off', spelling: 'warn' },
    paths: [
      { files: 'content/old/**', severity: { spelling: 'off', 'mdx-syntax': 'warning' } },
      { files: 'content/new/**', severity: { spelling: 'none', zzzzzzzzzz: 'off' } },
    ],
  },
}`
  const checks = {
    severity: { 'heading-cass': 'off', spelling: 'warn' },
    paths: [
      { files: 'content/old/**', severity: { spelling: 'off', 'mdx-syntax': 'warning' } },
      { files: 'content/new/**', severity: { spelling: 'none', zzzzzzzzzz: 'off' } },
    ],
  }
  expect(found(checks, source)).toMatchInlineSnapshot(`
    [
      "4:18 checks: “heading-cass” is not the code of a diagnostic. Did you mean “heading-case”?",
      "4:40 checks: “warn” is not a severity. Write “error”, “warning”, or “off”.",
      "6:64 checks: “mdx-syntax” cannot be turned down: with such an error, the site cannot be built. Remove this line, and correct what the check reports.",
      "7:46 checks: “none” is not a severity. Write “error”, “warning”, or “off”.",
      "7:64 checks: “zzzzzzzzzz” is not the code of a diagnostic. docs/checks.md lists all codes.",
    ]
  `)
})
