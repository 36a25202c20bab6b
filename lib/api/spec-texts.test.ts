import { expect, test } from 'vitest'
import { readSpec } from '../../tests/support/api-reading.ts'

const spec = `openapi: 3.1.0
info: { title: Title, version: '1', description: 'About {product}.' }
paths:
  /a:
    get:
      operationId: get-a
      summary: Get one
      responses:
        '200':
          description: |
            First \`code\`
            second.
          content: { application/json: { schema: { $ref: ./a.yaml }, example: { description: no prose } } }
`

test('summaries and descriptions of all files are read once, at their places; examples are not', () => {
  const other = 'type: object\ndescription: A thing.\nproperties:\n  summary: { type: string, description: A word. }\n'
  const { prose, diagnostics } = readSpec({ 'apispec.yaml': spec, 'a.yaml': other })
  expect(diagnostics).toEqual([])
  expect(
    prose.map(({ file, prose: runs }) => ({ file, prose: runs.map(({ text, places }) => [text, places[0]]) })),
  ).toEqual([
    {
      file: 'apispec.yaml',
      prose: [
        ['About \uFFFC.', [0, 2, 51]],
        ['Get one', [0, 7, 16]],
        ['First \uFFFC second.', [0, 11, 13]],
      ],
    },
    {
      file: 'a.yaml',
      prose: [
        ['A thing.', [0, 2, 14]],
        ['A word.', [0, 4, 41]],
      ],
    },
  ])
})
