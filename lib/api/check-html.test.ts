import { expect, test } from 'vitest'
import { formatSpecDiagnostics, readSpec } from '../../tests/support/api-reading.ts'

const spec = (descriptions: readonly string[]) => `openapi: 3.1.0
info: { title: A, version: '1' }
paths: {}
components:
  responses:
${descriptions.map((text, index) => `    A${index}:\n      description: |\n${text.replace(/^/gm, '        ')}`).join('\n')}
`

test('HTML that the page leaves out is reported, each element once in a description', () => {
  const reading = readSpec({
    'apispec.yaml': spec([
      'See the film:\n\n<IFRAME src="https://example.com/a"></IFRAME> and <iframe src="https://example.com/b"></iframe>',
      '<form><input type="text"><button>Send</button></form>\n<script>run()</script>',
      'A [trap](javascript:alert(1)) and <a href="data:text/html,a">another</a>, and ![a picture](data:image/png;base64,AA==)',
    ]),
  })
  expect(formatSpecDiagnostics(reading)).toMatchInlineSnapshot(`
    "
    apispec.yaml:10:9  api-html (warning)
      “<iframe>” is left out of the page, at #/components/responses/A0/description.  Say it in Markdown, or link to it.
    apispec.yaml:13:9  api-html (warning)
      “<form>” is left out of the page, at #/components/responses/A1/description.  Say it in Markdown, or link to it.
    apispec.yaml:13:15  api-html (warning)
      “<input>” is left out of the page, at #/components/responses/A1/description.  Say it in Markdown, or link to it.
    apispec.yaml:13:34  api-html (warning)
      “<button>” is left out of the page, at #/components/responses/A1/description.  Say it in Markdown, or link to it.
    apispec.yaml:14:9  api-html (warning)
      “<script>” is left out of the page, at #/components/responses/A1/description.  Say it in Markdown, or link to it.
    apispec.yaml:17:11  api-html (warning)
      The URL of “<a>” is left out of the page, because it is neither on the web nor an email address, at #/components/responses/A2/description.  Say it in Markdown, or link to it.
    apispec.yaml:17:87  api-html (warning)
      The URL of “<img>” is left out of the page, because it is neither on the web nor an email address, at #/components/responses/A2/description.  Say it in Markdown, or link to it.
    "
  `)
})

test('HTML that is shown, and what only looks like HTML, is not reported', () => {
  const reading = readSpec({
    'apispec.yaml': spec([
      '<p class="a" onclick="b()">A <center>text</center> of <token>, <a name="x">here</a>.</p>\n\nNot a `<script>`.',
      '- [ ] Write to [us](mailto:a@example.com).\n\n```html\n<iframe></iframe>\n```\n\n<!-- A comment. -->',
    ]),
  })
  expect(reading.diagnostics).toEqual([])
})
