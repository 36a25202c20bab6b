import { describe, expect, test } from 'vitest'
import { formatSpecDiagnostics, operationsOf, readOperation } from '../../tests/support/api-reading.ts'

const read = (keywords: string) => readOperation(`      summary: Get a${keywords}`)

describe('the keywords of an operation', () => {
  test('are those of its extension, without surrounding spaces', () => {
    const [operation] = operationsOf(read("\n      x-keywords: [look up, ' fetch ', '429']"))
    expect(operation?.keywords).toEqual(['look up', 'fetch', '429'])
  })

  test('are empty without it', () => {
    const [operation] = operationsOf(read(''))
    expect(operation?.keywords).toEqual([])
  })

  test('may have up to eight entries', () => {
    expect(operationsOf(read('\n      x-keywords: [a, b, c, d, e, f, g, h]'))[0]?.keywords).toHaveLength(8)
  })

  test('are reported if they are invalid', () => {
    expect(formatSpecDiagnostics(read('\n      x-keywords: look up'))).toMatchInlineSnapshot(`
      "
      apispec.yaml:9:19  api-keywords
        “x-keywords” must be a list, at #/paths/~1a/get/x-keywords.  Write each word or phrase as an entry of it.
      "
    `)
    expect(
      formatSpecDiagnostics(read("\n      x-keywords: [429, '', { one: two }, null, look up]")),
    ).toMatchInlineSnapshot(`
      "
      apispec.yaml:9:20  api-keywords
        An entry of “x-keywords” must be text, at #/paths/~1a/get/x-keywords/0.  Put the value in quotes.
      apispec.yaml:9:25  api-keywords
        An entry of “x-keywords” is empty, at #/paths/~1a/get/x-keywords/1.  Remove it.
      apispec.yaml:9:29  api-keywords
        An entry of “x-keywords” must be text, at #/paths/~1a/get/x-keywords/2.  Write a word or a phrase, or remove the entry.
      apispec.yaml:9:43  api-keywords
        An entry of “x-keywords” must be text, at #/paths/~1a/get/x-keywords/3.  Write a word or a phrase, or remove the entry.
      "
    `)
    expect(formatSpecDiagnostics(read('\n      x-keywords: [a, b, c, d, e, f, g, h, i]'))).toMatchInlineSnapshot(`
      "
      apispec.yaml:9:19  api-keywords
        “x-keywords” has 9 entries, at #/paths/~1a/get/x-keywords.  Keep the best 8 of them.
      "
    `)
  })
})
