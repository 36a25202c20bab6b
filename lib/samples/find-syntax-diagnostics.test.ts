import { expect, test } from 'vitest'
import { formatDiagnostic } from '#lib/diagnostics/format.ts'
import { engines } from '../../tests/support/sample-diagnostics.ts'
import { createTestCompiler } from '../../tests/support/test-compiler.ts'
import type { Language } from '../languages/languages.ts'
import type { Sample } from '../pages/sample.ts'
import { checkSampleSyntax, findSyntaxDiagnostics } from './find-syntax-diagnostics.ts'
import type { SyntaxDiagnostic } from './parse/syntax-diagnostic.ts'

const fence = '```'

async function shownDiagnostics(
  texts: Readonly<Record<string, string>>,
  snippets: Readonly<Record<string, string>> = {},
) {
  const compile = createTestCompiler(snippets)
  const syntaxDiagnostics = new Map<Sample, SyntaxDiagnostic[]>()
  for (const [file, text] of Object.entries(texts)) {
    for (const sample of (await compile({ file, text })).samples) {
      syntaxDiagnostics.set(sample, await findSyntaxDiagnostics(engines, sample.language, sample.text))
    }
  }
  const sources: Readonly<Record<string, string>> = { ...texts, ...snippets }
  const sourceOf = (file: string) => sources[file] ?? sources[file.replace('content/', '')] ?? ''
  const diagnostics = checkSampleSyntax([...syntaxDiagnostics.keys()], (sample) => syntaxDiagnostics.get(sample) ?? [])
  return `\n${diagnostics.map((found) => formatDiagnostic(found, { color: false, sourceOf })).join('\n\n')}\n`
}

test('samples of a language without a parser are not checked', async () => {
  expect(await findSyntaxDiagnostics(engines, 'cobol' as Language, '{')).toEqual([])
  expect(await findSyntaxDiagnostics(engines, 'json', '{')).not.toEqual([])
})

test('errors are reported where the writer sees them', async () => {
  const text = `1. In {product}:

   :::note
   ${fence}json
   {
     "{brand}": "{api_host}" "b": 1
   }
   ${fence}
   :::

> ${fence}python
> # highlight-next-line
> def {brand}()
>   pass
> ${fence}
`
  expect(await shownDiagnostics({ 'content/a.md': text })).toMatchInlineSnapshot(`
    "
    content/a.md:6:29  sample-syntax
      A comma is missing here.  Put “,” between two values.
          5 |    {
        > 6 |      "{brand}": "{api_host}" "b": 1
            |                             ^
          7 |    }

    content/a.md:13:16  sample-syntax
      A “:” is missing at the end of this line.  Add it.
          12 | > # highlight-next-line
        > 13 | > def {brand}()
             |                ^
          14 | >   pass
    "
  `)
})

test('an error of a snippet is reported in the snippet, once for all pages that include it', async () => {
  const page = `${fence}json file="snippets/a.json"\n${fence}\n`
  const found = await shownDiagnostics(
    { 'content/a.md': page, 'content/b.md': `${page}\n${page}` },
    { 'snippets/a.json': '{\n  "{brand}": {product}\n}\n' },
  )
  expect(found).toMatchInlineSnapshot(`
    "
    content/snippets/a.json:2:14  sample-syntax
      “Slipway” is neither a number nor true, false, null, or a string.  Put a string in double quotes.
          1 | {
        > 2 |   "{brand}": {product}
            |              ^
          3 | }
    "
  `)
})

test('a workflow, its scripts and fragments that are right are left alone', async () => {
  const text = `${fence}yaml title="ci.yml"
on: push
jobs:
  a:
    runs-on: ubuntu-latest
    steps:
      - if: \${{ github.ref == 'refs/heads/main' }}
        run: |
          curl "https://{api_host}/v1/\${{ inputs.a }}" \\
            --data '{"a": "b"}'
${fence}

${fence}go
resp, err := http.Get("https://{api_host}")
${fence}

${fence}json
${fence}
`
  expect(await shownDiagnostics({ 'content/a.md': text })).toBe('\n\n')
})
