import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { diagnosticCodes } from '#lib/diagnostics/diagnostic-codes.ts'
import { requiredCodes } from '#lib/diagnostics/severity.ts'
import { soundPage } from './broken-content.ts'
import { layOutOnSharedEngine, runCommand } from './lay-out-site.ts'

// A site with errors of most kinds can be published when it has turned them down or recorded them.
const fixture = join(process.cwd(), 'tests/sites/fixtures/readings')
const optional = Object.keys(diagnosticCodes).filter((code) => !(requiredCodes as ReadonlySet<string>).has(code))

const code = `
\`\`\`json
{ "a": 1 } // two
{ "b": ... }
\`\`\`

\`\`\`xml title="a.xml"
<a b="c"/>
\`\`\`

\`\`\`ruby
puts 1
\`\`\`

\`\`\`json unchecked="two values, as the API streams them"
{ "c": 1 }
{ "d": 2 }
\`\`\`
`

const pages: Readonly<Record<string, string>> = {
  'content/samples.md': soundPage('Samples', code),
  'content/samples-too.mdx': soundPage('Samples, too', code),
  'content/short.md': soundPage('Short').replace(/description: .*/, 'description: Short'),
  'content/references.mdx': soundPage(
    'References',
    '[Nowhere](/no/where)\n\n![](/images/none.png)\n\n<Term id="none">None</Term>\n\n<Screen src="none" alt="None" />',
  ),
  'content/places.md': soundPage(
    'Places',
    '##### Five\n\n:::notte\nA\n:::\n\n:::tip\nB\n\n```mermaid\nnonsense\n```\n\n```json file="snippets/none.json"\n```',
  ),
  'content/live.mdx': soundPage(
    'Live',
    '```json live-input\n{ "a": 1 }\n```\n\n```jq live\n.a |\n```\n\n```jq live\n.a\n```\n\n```jsx live\n<b\n```',
  ),
  'content/sidebars.yaml': `handbook:
  - { type: doc, label: Overview, path: /overview }
  - { type: doc, label: Again, path: /overview }
  - { type: doc, label: None, path: /no/where }
`,
  'content/pictures.md': soundPage('Pictures', '![A](/images/damaged.png)\n\n![B](/images/drawing.png)'),
  'content/images/damaged.png': 'This is not a picture',
  'content/images/drawing.png': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2"/></svg>',
  'content/technologies.yaml': 'none:\n  label: None\n  icon: no-such-icon\n',
  'apispec.yaml': `openapi: 3.1.0
info: { title: Lamps, version: '1', description: 'See [nowhere](/no/where).' }
servers: [{ url: 'https://{region}.lantern.example' }]
paths:
  /lamps/{id}:
    get:
      operationId: readLamp
      security: [{ none: [] }]
      responses: { '404': { description: No lamp } }
  /lamps/{name}:
    get:
      summary: Read a lamp by its name
      operationId: readLamp
      tags: [Other lamps]
      responses:
        '200':
          description: A lamp
          content: { application/json: { schema: { type: string }, example: 1 } }
`,
  'content/redirects.yaml': '/old/one: /old/two\n/old/two: /old/one\n/old/three: /no/where\n',
}

let root: string

beforeAll(() => {
  const severity = JSON.stringify(Object.fromEntries(optional.map((code) => [code, 'warning'])))
  const config = readFileSync(join(fixture, 'site.config.ts'), 'utf8').replace(
    'brand:',
    `checks: { severity: ${severity} }, code: { languages: ['xml'] }, brand:`,
  )
  root = layOutOnSharedEngine({ content: join(fixture, 'content'), config })
  for (const [path, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
})

test('with warnings instead of errors, every page is published, and its samples are highlighted', () => {
  const { exitCode, stderr } = runCommand('build', root)
  expect(exitCode, stderr).toBe(0)
  expect(stderr).toMatch(/^No errors, \d+ warnings$/m)
  const found = new Set([...stderr.matchAll(/^\S+ {2}([a-z-]+) \(warning\)$/gm)].map(([, name]) => name))
  expect([...found].sort()).toMatchInlineSnapshot(`
    [
      "api-duplicate-path",
      "api-example",
      "api-no-success",
      "api-operation-id",
      "api-path-parameter",
      "api-security",
      "api-server",
      "api-summary",
      "broken-link",
      "description-length",
      "heading-level",
      "image-extension",
      "invalid-diagram",
      "missing-alt",
      "missing-image",
      "missing-screen",
      "missing-snippet",
      "orphan-page",
      "playground-form",
      "redirect-loop",
      "redirect-missing-page",
      "redirected-link",
      "sample-syntax",
      "sidebar-duplicate-page",
      "sidebar-missing-page",
      "unclosed-directive",
      "unknown-directive",
      "unknown-icon",
      "unknown-language",
      "unknown-term",
      "unreadable-image",
    ]
  `)
  const html = (page: string) => readFileSync(join(root, `out/${page}/index.html`), 'utf8')
  for (const path of Object.keys(pages).filter((name) => /\.mdx?$/.test(name))) {
    expect(html(path.replace(/^content\/|\.mdx?$/g, ''))).toContain('<h1')
  }
  for (const colored of ['// two', '"c"', '"d"<'])
    expect(html('samples')).toMatch(new RegExp(`<span class="t\\d+"[^\n]*${colored}`))
  expect(html('api-reference/read-a-lamp-by-its-name')).toContain('<h1')
  expect(html('api-reference/read-lamp')).toContain('<h1')
}, 600_000)
