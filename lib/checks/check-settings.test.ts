import { expect, test } from 'vitest'
import { completeConfig } from '../config/complete-config.ts'
import { thirdParties } from '../third-parties/services.ts'
import { checkSettings } from './check-settings.ts'

const least = { brand: 'acme', product: 'Acme', url: 'https://acme.example' }

const start = 'export default '

/** What is wrong with settings that are written as in the text of a configuration. */
function check(text: string, exists = (_file: string) => true): string[] {
  const settings = new Function(`return ${text}`)() as object
  return checkSettings(completeConfig({ ...least, ...settings }).config, `${start}${text}\n`, exists).map(
    ({ line, column, message, hint }) =>
      `${line}:${line === 1 ? column - start.length : column} ${message} ${hint ?? ''}`.trim(),
  )
}

test('valid settings yield no diagnostics', () => {
  expect(check('{}')).toEqual([])
  expect(check('{ feedback: false, readingProgress: false, assistant: false, announcement: undefined }')).toEqual([])
  expect(
    check(`{
      checks: { severity: { spelling: 'off', 'mdx-syntax': 'error' }, paths: [{ files: '**', severity: {} }] },
      search: { weights: { title: 3 } },
      filterNames: { guides: { theme: 'Area' }, integrations: { category: 'Kind' } },
      hosts: { own: 'x.example' },
      sidebars: { labels: { anything: 'A' } },
      pageKinds: {
        guide: { folder: 'tutorials/all', one: 'tutorial', many: 'tutorials', facets: { parts: { label: 'Part' } } },
        more: { 'case-study': { folder: 'guides/all-cases', one: 'case study', many: 'case studies' } },
      },
      code: { languages: ['xml', 'dockerfile', 'jsonc', 'sql', 'java', 'toml', 'powershell', 'diff', 'jsx'] },
      embed: {
        parameter: 'slipway-embed',
        allowedOrigins: ['https://app.slipway.example', 'https://a.example:8443', 'http://localhost:3000'],
      },
      failedPage: 'reload',
      hosting: {
        sources: { 'script-src': ['https://tags.example.com'], 'connect-src': ['wss://*.example.com:8443'] },
        httpsDays: 0,
      },
      thirdParties: { hotjar: undefined },
    }`),
  ).toEqual([])
})

test('a name that no setting has is reported at its place, at any depth', () => {
  expect(
    check(`{
  checks: { severitty: {} },
  search: { weights: { titel: 3 } },
  navbar: [{ label: 'A', herf: '/', href: '/' }],
  footer: { columns: [{ title: 'A', links: [{ label: 'B', url: '/', href: '/' }] }], copyright: '' },
  hosting: { sources: { 'img-scr': [], sandbox: [] } },
  thirdParties: { toString: '1', hotjr: '1' },
  serch: {},
}`),
  ).toMatchInlineSnapshot(`
    [
      "4:26 navbar[0]: “herf” is not a key here. Did you mean “href”?",
      "5:59 footer.columns[0].links[0]: “url” is not a key here. Use one of: label, href.",
      "3:24 search.weights: “titel” is not a key here. Did you mean “title”?",
      "2:13 checks: “severitty” is not a key here. Did you mean “severity”?",
      "7:19 thirdParties: “toString” is not a key here. Use one of: googleAnalytics, googleTagManager, tealium, hotjar, hubspot, intercom.",
      "7:34 thirdParties: “hotjr” is not a key here. Did you mean “hotjar”?",
      "6:26 hosting.sources: “img-scr” is not a key here. Did you mean “img-src”?",
      "6:40 hosting.sources: “sandbox” is not a key here. Use one of: script-src, style-src, img-src, font-src, connect-src, media-src, frame-src.",
      "8:3 “serch” is not a key here. Did you mean “search”?",
    ]
  `)
})

test('kinds of pages and facets have names of their own', () => {
  expect(
    check(`{
  pageKinds: {
    more: {
      doc: { folder: 'a', one: 'recipe', many: 'recipes' },
      'a b': { folder: 'b', one: 'recipe', many: 'recipes' },
      recipe: { folder: 'c', one: 'recipe', many: '', facet: {} },
      tip: {
        folder: 'd',
        one: 'tip',
        many: 'tips',
        facets: {
          tags: { label: 'A' },
          glossary: { label: 'B' },
          level: { labels: 'C' },
          size: {},
          hardLevel: { label: 'E' },
          kinds: { label: 'D', parameter: 'q' },
        },
      },
    },
  },
}`),
  ).toMatchInlineSnapshot(`
    [
      "4:7 pageKinds.more: “doc” can’t be the name of a kind of pages. Write a word like “recipe”.",
      "5:8 pageKinds.more: “a b” can’t be the name of a kind of pages. Write a word like “recipe”.",
      "6:45 “pageKinds.more.recipe.many” has 0 characters. It needs at least 1.",
      "6:55 pageKinds.more.recipe: “facet” is not a key here. Did you mean “facets”?",
      "14:20 pageKinds.more.tip.facets.level: “labels” is not a key here. Did you mean “label”?",
      "15:11 “pageKinds.more.tip.facets.size.label” is missing. Add “label: …”.",
      "12:11 pageKinds.more.tip.facets.tags: “tags” can’t be the field of a facet. Write a word that no other field has, like “levels”.",
      "13:11 pageKinds.more.tip.facets.glossary: “glossary” can’t be the field of a facet. Write a word that no other field has, like “levels”.",
      "16:11 pageKinds.more.tip.facets.hardLevel: “hardLevel” can’t be the name of a filter. Set “parameter” to lowercase letters that no other filter has; it is part of URLs.",
      "17:11 pageKinds.more.tip.facets.kinds: “q” can’t be the name of a filter. Set “parameter” to lowercase letters that no other filter has; it is part of URLs.",
    ]
  `)
})

const recipes = (folder: string) => `{
  pageKinds: { more: { recipe: { folder: '${folder}', one: 'recipe', many: 'recipes' } } },
}`

test.each([
  ['solutions', '“solutions” is also the folder of pageKinds.solution.'],
  ['guides/all/a', '“guides/all/a” is inside the folder of pageKinds.guide, “guides/all”.'],
  ['guides', '“guides” contains the folder of pageKinds.guide, “guides/all”.'],
])('the folder %j belongs to another kind, too', (folder, message) => {
  expect(check(recipes(folder))).toEqual([expect.stringMatching(/^2:34 /)])
  expect(check(recipes(folder))[0]).toContain(`pageKinds.more.recipe.folder: ${message}`)
})

test.each(['/x/', 'x/', '/', '../x', 'a b'])('%j is not a folder of pages', (folder) => {
  const [message, ...others] = check(recipes(folder))
  expect(others).toEqual([])
  expect(message).toContain(`pageKinds.more.recipe.folder: “${folder}” is not a folder below content/.`)
})

test('a brand is an identifier, and it is required', () => {
  expect(check("{ brand: 'A B' }")).toMatchInlineSnapshot(`
    [
      "1:3 brand: “A B” is not an identifier; paths and storage keys contain it. Write lowercase letters, digits, and hyphens, such as “a-b”; “product” is the name that readers see.",
    ]
  `)
  expect(check("{ brand: '' }")).toMatchInlineSnapshot(`
    [
      "1:3 The setting “brand” is missing. Add it: brand: 'acme', a lowercase name for paths and storage keys. docs/your-own-site.md has a complete site.config.ts.",
    ]
  `)
})

test('an origin has no path, no wildcard, and only an HTTP scheme', () => {
  const origins = [
    'https://app.slipway.example/',
    'https://App.slipway.example',
    'https://a.example:443',
    'https://*.example',
    '*',
    'null',
    'app.slipway.example',
    'ftp://a.example',
  ]
  expect(check(`{ embed: { allowedOrigins: ${JSON.stringify(origins)} } }`)).toMatchInlineSnapshot(`
    [
      "1:30 embed.allowedOrigins[0]: “https://app.slipway.example/” is not an origin. Write “https://app.slipway.example”: an origin has no path and no trailing slash.",
      "1:61 embed.allowedOrigins[1]: “https://App.slipway.example” is not an origin. Write “https://app.slipway.example”: an origin has no path and no trailing slash.",
      "1:91 embed.allowedOrigins[2]: “https://a.example:443” is not an origin. Write “https://a.example”: an origin has no path and no trailing slash.",
      "1:115 embed.allowedOrigins[3]: “https://*.example” is not an origin. List each host separately, as “https://host”; wildcards are not supported.",
      "1:135 embed.allowedOrigins[4]: “*” is not an origin. List each host separately, as “https://host”; wildcards are not supported.",
      "1:139 embed.allowedOrigins[5]: “null” is not an origin. List each host separately, as “https://host”; wildcards are not supported.",
      "1:146 embed.allowedOrigins[6]: “app.slipway.example” is not an origin. List each host separately, as “https://host”; wildcards are not supported.",
      "1:168 embed.allowedOrigins[7]: “ftp://a.example” is not an origin. List each host separately, as “https://host”; wildcards are not supported.",
    ]
  `)
})

test('the parameter is a valid name that pages do not already use', () => {
  expect(['a b', 'theme'].flatMap((name) => check(`{ embed: { parameter: '${name}' } }`))).toMatchInlineSnapshot(`
    [
      "1:12 embed.parameter: “a b” is not a name of a query parameter. Use letters, digits, “-”, and “_”, for example “{brand}-embed”.",
      "1:12 embed.parameter: Pages use the query parameter “theme” for something else. Choose another name, for example “{brand}-embed”.",
    ]
  `)
})

test('URLs lead where browsers and tools can follow', () => {
  expect(check("{ api: { links: 'text' } }")).toEqual([])
  expect(check("{ api: { links: 'https://docs.example.com/v1/' }, agents: { mcp: 'https://a.example/mcp' } }")).toEqual(
    [],
  )
  expect(
    check("{ failedPage: 'again', api: { links: 'docs.example.com' }, agents: { mcp: '/mcp' } }"),
  ).toMatchInlineSnapshot(`
    [
      "1:31 api.links: “docs.example.com” is not a URL. Write a URL such as “https://docs.example.com/”, or “text”.",
      "1:3 “again” is not a value of “failedPage”. Use one of: retry, reload.",
      "1:70 agents.mcp: “/mcp” is not an HTTPS URL. Write the whole URL, such as “https://docs.example.com/mcp”.",
    ]
  `)
  expect(check("{ api: { links: 'ftp://docs.example.com' }, agents: { mcp: 'http://a.example/mcp' } }")).toHaveLength(2)
})

test.each([
  "endpoint: 'https://feedback.harbor.example/v1?site=docs'",
  "endpoint: '/api/feedback'",
  "issues: 'https://git.harbor.example/docs/issues/new?title={page}'",
])('feedback with the %s is valid', (setting) => {
  expect(check(`{ feedback: { ${setting} } }`)).toEqual([])
})

test.each(['http://a.example', '//a.example/v1', 'feedback', '', '/with space', 'javascript:alert(1)'])(
  'nothing can be sent to “%s”',
  (endpoint) => {
    expect(check(`{ feedback: { endpoint: '${endpoint}' } }`)).toEqual([
      `1:15 feedback.endpoint: “${endpoint}” is not an address that browsers can call. Use a URL that starts with https://, or a path of the site that starts with one slash.`,
    ])
  },
)

test('the issues URL must be outside the site', () => {
  expect(check("{ feedback: { issues: '/issues' } }")).toMatchInlineSnapshot(`
    [
      "1:15 feedback.issues: “/issues” is not an HTTPS URL. Use a URL that starts with https://.",
    ]
  `)
})

test('sources that would weaken or break the policy are rejected', () => {
  expect(
    check(`{
  hosting: {
    sources: { 'script-src': ["'unsafe-inline'", '*', 'https://a.example; script-src *', 'data:'] },
    httpsDays: 1.5,
  },
}`),
  ).toMatchInlineSnapshot(`
    [
      "3:32 hosting.sources.script-src[0]: 'unsafe-inline' would let text become code. Write hosts such as “https://cdn.example.com” or “https://*.example.com”.",
      "3:51 hosting.sources.script-src[1]: “*” is not a host. Write hosts such as “https://cdn.example.com” or “https://*.example.com”.",
      "3:56 hosting.sources.script-src[2]: “https://a.example; script-src *” is not a host. Write hosts such as “https://cdn.example.com” or “https://*.example.com”.",
      "3:91 hosting.sources.script-src[3]: “data:” is not a host. Write hosts such as “https://cdn.example.com” or “https://*.example.com”.",
      "4:5 “hosting.httpsDays” must be a whole number. Write a whole number from 0 to 3650.",
    ]
  `)
})

const frame = "label: 'Ask AI', href: '/tips'"
const model = `${frame}, provider: 'openai-compatible'`
const widget = `${frame}, provider: 'widget'`

test.each([
  frame,
  `${frame}, provider: 'local'`,
  `${model}, endpoint: 'https://ai.harbor.example/v1', model: 'm'`,
  `${model}, endpoint: '/api/chat', model: 'm'`,
  `${model}, endpoint: 'http://localhost:8080/v1', model: 'm'`,
  `${widget}, script: 'https://widget.example/w.js', open: 'Kapa.open'`,
])('the assistant { %s } is right', (assistant) => {
  expect(check(`{ assistant: { ${assistant} } }`)).toEqual([])
})

test('what could not work about an assistant is named with the way out', () => {
  expect(
    [
      `${frame}, provider: 'oracle'`,
      `${frame}, endpont: '/a', examples: ['1', '2', '3', '4', '5', '6', '7']`,
      `${model}, endpoint: 'http://ai.harbor.example', model: ' ', silenceMs: 5`,
      `${widget}, script: '//widget.example/w.js', open: 'open()'`,
      `${widget}, script: 'http://localhost/w.js', opne: 'open'`,
    ].flatMap((assistant) => check(`{ assistant: { ${assistant} } }`)),
  ).toMatchInlineSnapshot(`
    [
      "1:48 “oracle” is not a value of “assistant.provider”. Use one of: local, openai-compatible, widget.",
      "1:63 “assistant.examples” has 7 entries. It needs at most 6.",
      "1:48 assistant: “endpont” is not a key here. Use one of: label, href, examples, help, provider.",
      "1:79 assistant.endpoint: “http://ai.harbor.example” is not an address that browsers can call. Use a URL that starts with https://, or a path of the site that starts with one slash.",
      "1:117 assistant.model: The name is empty. Write the name of the model that the endpoint serves.",
      "1:129 “assistant.silenceMs” is 5. Write a whole number from 1000 to 300000.",
      "1:68 assistant.script: “//widget.example/w.js” is not an address that browsers can call. Use a URL that starts with https://, or a path of the site that starts with one slash.",
      "1:101 assistant.open: “open()” is not a name. Write the name of the global function that opens the widget, such as Kapa.open.",
      "1:68 assistant.script: “http://localhost/w.js” is not an address that browsers can call. Use a URL that starts with https://, or a path of the site that starts with one slash.",
      "1:101 assistant: “opne” is not a key here. Did you mean “open”?",
    ]
  `)
})

test.each(Object.keys(thirdParties))('an ID of %s cannot lead its script elsewhere', (name) => {
  for (const id of ['', '"><script>', '../evil', 'a?b', 'https://evil.example', '1234567/../x', '1234567\n', 5])
    expect(check(`{ thirdParties: { ${name}: ${JSON.stringify(id)} } }`)).toHaveLength(1)
})

test('the message about an ID shows one', () => {
  expect(check("{ thirdParties: { hotjar: 'G-1' } }")).toMatchInlineSnapshot(`
    [
      "1:19 thirdParties.hotjar: “G-1” is not an ID of Hotjar. An ID looks like “1234567”.",
    ]
  `)
})

test('numbers are in their range', () => {
  expect(
    [
      'images: { quality: 0 }',
      'images: { steps: 2.5 }',
      'images: { minWidth: 900, maxWidth: 600 }',
      'images: { steps: NaN }',
      'readingProgress: { minMinutes: 0 }',
    ].flatMap((setting) => check(`{ ${setting} }`)),
  ).toMatchInlineSnapshot(`
    [
      "1:13 “images.quality” is 0. Write a whole number from 1 to 100.",
      "1:13 “images.steps” must be a whole number. Write a whole number from 1 to 20.",
      "1:13 “images.minWidth” is 900, more than “images.maxWidth”, 600. Make the narrowest picture narrower than the widest.",
      "1:13 “images.steps” must be a number. Write a whole number from 1 to 20.",
      "1:22 “readingProgress.minMinutes” is 0. Write a whole number from 1, or “readingProgress: false”.",
    ]
  `)
})

test('misspelled, unknown, and existing languages', () => {
  expect(
    check("{ code: { languages: ['powershel', 'zzzzzzzz', 'yaml', 'yml', 'sh', 'mermaid'] } }"),
  ).toMatchInlineSnapshot(`
    [
      "1:24 code.languages[0]: “powershel” is not a language that Shiki highlights. Did you mean “powershell”?",
      "1:37 code.languages[1]: “zzzzzzzz” is not a language that Shiki highlights. https://shiki.style/languages lists them.",
      "1:49 code.languages[2]: Every site has “yaml”. Remove it from the list.",
      "1:57 code.languages[3]: Every site has “yaml”, which is what “yml” is called here. Remove it from the list.",
      "1:64 code.languages[4]: Every site has “shell”, which is what “sh” is called here. Remove it from the list.",
      "1:70 code.languages[5]: Every site has “mermaid”. Remove it from the list.",
    ]
  `)
})

test('each invalid severity is reported at its key', () => {
  expect(
    check(`{
  offline: 'spelling',
  checks: {
    severity: { 'heading-cass': 'off', spelling: 'warn' },
    paths: [
      { files: 'content/old/**', severity: { spelling: 'off', 'mdx-syntax': 'warning' } },
      { files: 'content/new/**', severity: { spelling: 'none', zzzzzzzzzz: 'off' } },
    ],
  },
}`),
  ).toMatchInlineSnapshot(`
    [
      "4:40 “warn” is not a value of “checks.severity.spelling”. Use one of: error, warning, off.",
      "4:18 checks.severity: “heading-cass” is not a key here. Did you mean “heading-case”?",
      "6:64 “warning” is not a value of “checks.paths[0].severity.mdx-syntax”. With such an error, the site cannot be built, so it cannot be turned down. Remove this line, and correct what the check reports.",
      "7:46 “none” is not a value of “checks.paths[1].severity.spelling”. Use one of: error, warning, off.",
      "7:64 checks.paths[1].severity: “zzzzzzzzzz” is not a key here. docs/checks.md lists all codes.",
      "2:3 “offline” must be true or false.",
    ]
  `)
})

test('the logo and the background of cards are pictures that exist', () => {
  const settings = (background: string) =>
    `{ zoom: undefined, logo: 'logo.svg', cardImage: { background: '${background}' } }`
  expect(check(settings('content/card.svg'))).toEqual([])
  expect(check(settings('card.png'), () => false)).toMatchInlineSnapshot(`
    [
      "1:20 logo: There is no file logo.svg. Add it, or correct its path from the project’s root.",
      "1:51 cardImage.background: There is no file card.png. Add it, or correct its path from the project’s root.",
    ]
  `)
  expect(check(settings('card.pdf'))).toMatchInlineSnapshot(`
    [
      "1:51 cardImage.background: “card.pdf” is not a picture. Use an SVG, PNG, or JPEG file.",
    ]
  `)
})
