import { expect, test } from 'vitest'
import { formatSpecDiagnostics, readOperation } from '../../tests/support/api-reading.ts'

const page = (operation: string) => {
  const { summary, slug, description } = readOperation(operation).api?.operations[0] ?? {}
  return { summary, slug, description }
}
const long =
  `Retrieves a [model](https://api.example.com/models) with \`id\`. ${'It has many fields. '.repeat(8)}`.trim()

test('Markdown in a summary is plain text on its page and in its URL', () => {
  expect(page("      summary: 'Create a `run` of [an action](https://a.example/b)'")).toEqual({
    summary: 'Create a run of an action',
    slug: 'create-a-run-of-an-action',
    description: '',
  })
})

test('a page is called by the first sentence of a long summary, which its description shows whole', () => {
  expect(page(`      summary: '${long}'\n      description: More.`)).toEqual({
    summary: 'Retrieves a model with id',
    slug: expect.stringMatching(/^retrieves-a-model-with-id-it-has/),
    description: `${long}\n\nMore.`,
  })
  expect(page(`      summary: '${long}'\n      description: '${long}'`).description).toBe(long)
})

test('a sentence that is too long is cut at a word', () => {
  const { summary = '' } = page(`      summary: ${'a long word '.repeat(20)}`)
  expect(summary).toMatch(/^(?:a long word )+a long…$/)
  expect(summary.length).toBeLessThanOrEqual(80)
})

test('x-label is the name of the page and does not change its URL', () => {
  expect(page(`      summary: '${long}'\n      x-label: Get a model`)).toMatchObject({
    summary: 'Get a model',
    slug: expect.stringMatching(/^retrieves-a-model-with-id-it-has/),
  })
})

test('names that are too long are reported', () => {
  const shown = (operation: string) => formatSpecDiagnostics(readOperation(operation))
  expect(shown(`      summary: '${long}'`)).toMatchInlineSnapshot(`
    "
    apispec.yaml:8:16  api-summary (warning)
      The summary has 186 characters, so its page is called “Retrieves a model with id”, at #/paths/~1a/get/summary.  Write at most 80 characters, or give the page a short name with “x-label”.
    "
  `)
  expect(shown(`      summary: A\n      x-label: 3`)).toMatchInlineSnapshot(`
    "
    apispec.yaml:9:16  api-summary (warning)
      “x-label” must be text, at #/paths/~1a/get/x-label.  Write a few words in quotes, or remove it.
    "
  `)
  expect(shown(`      summary: A\n      x-label: ${'A '.repeat(60)}`)).toMatchInlineSnapshot(`
    "
    apispec.yaml:9:16  api-summary (warning)
      “x-label” has 119 characters, at #/paths/~1a/get/x-label.  Write at most 80.
    "
  `)
  expect(shown(`      summary: '${long}'\n      x-label: Get a model`)).toBe('\n\n')
})
