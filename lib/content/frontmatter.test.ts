import { describe, expect, test } from 'vitest'
import { guideType } from '../../tests/support/guide-type.ts'
import { formatDiagnostics, testTokens } from '../../tests/support/test-compiler.ts'
import { placeIn } from '../prose/prose-run.ts'
import { readFrontmatter } from './frontmatter.ts'

const schema = guideType().schema({
  tags: ['actions', 'automations', 'guide'],
  themes: ['incidents', 'ai'],
  technologies: ['github', 'pagerduty'],
  facets: {},
})

const valid: Readonly<Record<string, string>> = {
  title: 'Lock a service',
  description: 'Lock and unlock a service with an action, so that nobody deploys it while an incident is open',
  kind: 'guide',
  theme: 'incidents',
}

/** The fields of the page, with the defaults of those that it leaves out. */
const fields = {
  ...valid,
  tags: [],
  keywords: [],
  layout: 'doc',
  tableOfContents: true,
  technologies: [],
}

/** A page whose frontmatter is valid but for some lines; a line without a text is left out. */
function page(lines: Readonly<Record<string, string | undefined>> = {}, more: readonly string[] = []): string {
  const pairs = Object.entries({ ...valid, ...lines }).filter(([, value]) => value !== undefined)
  return ['---', ...pairs.map(([key, value]) => `${key}: ${value}`), ...more, '---', '', 'Text'].join('\n')
}

function read(text: string) {
  return readFrontmatter('page.md', text, schema, testTokens)
}

function shownDiagnostics(text: string): string {
  const { data, diagnostics } = read(text)
  if (diagnostics.some(({ code }) => code !== 'description-length')) expect(data).toBeUndefined()
  return `\n${formatDiagnostics({ diagnostics }, text)}\n`
}

describe('a valid page', () => {
  test('gives its fields', () => {
    expect(read(page({ tags: '[actions, guide]', tableOfContents: 'false' }))).toEqual({
      data: { ...fields, tags: ['actions', 'guide'], tableOfContents: false },
      places: expect.any(Map),
      prose: expect.any(Array),
      diagnostics: [],
    })
  })

  test('has prose at its places in the source: title, label, and description, quoted or as a block', () => {
    const text =
      '---\ntitle: "{product} title"\ndescription: >\n  On two\n  lines\nkind: guide\nsidebarLabel: Short\n---\n'
    const runs = read(text).prose.map((run) => {
      const at = Math.max(0, run.text.indexOf('title'))
      return { ...placeIn(run, at), kind: run.kind, text: run.text.slice(at) }
    })
    expect(runs).toEqual([
      { line: 2, column: 19, kind: 'title', text: 'title' },
      { line: 7, column: 15, kind: 'title', text: 'Short' },
      { line: 4, column: 3, kind: 'description', text: 'On two lines ' },
    ])
  })

  test('is seen with tokens replaced', () => {
    expect(read(page({ title: 'Lock a {product} service' })).data?.title).toBe('Lock a Slipway service')
  })

  test.each([
    ['a byte-order mark', `\uFEFF${page()}`],
    ['CRLF', page().replaceAll('\n', '\r\n')],
    ['both', `\uFEFF${page().replaceAll('\n', '\r\n')}`],
    ['blanks after the marks', page().replaceAll('---\n', '--- \t\n')],
    ['no text', page().replace(/---\n\nText$/, '---')],
    ['comments and blank lines', page({}, ['', '# a comment'])],
  ])('may have %s', (_, text) => {
    expect(read(text)).toEqual({ data: fields, places: expect.any(Map), prose: expect.any(Array), diagnostics: [] })
  })

  test.each([
    ['\n', ''],
    ['\r\n', '\uFEFF'],
  ])('tells where its keys stand: %j %j', (end, mark) => {
    const text = mark + ['---', '# {product}', 'title: A', '', '"description" : B', '---', ''].join(end)
    expect([...read(text).places]).toEqual([
      ['title', { line: 3, column: 1 }],
      ['description', { line: 5, column: 1 }],
    ])
  })

  test('ends its frontmatter at the first line of dashes', () => {
    expect(read(`${page()}\n\n---\n\nMore\n`)).toEqual({
      data: fields,
      places: expect.any(Map),
      prose: expect.any(Array),
      diagnostics: [],
    })
  })
})

describe('messages', () => {
  test('a misspelt key', () => {
    expect(shownDiagnostics(page({ descripton: 'x' }))).toMatchInlineSnapshot(`
      "
      page.md:6:1  frontmatter-unknown-key
        “descripton” is not a key of this page’s frontmatter.  Did you mean “description”?
            5 | theme: incidents
          > 6 | descripton: x
              | ^
            7 | ---
      "
    `)
  })

  test('a key that is like no other', () => {
    expect(shownDiagnostics(page({ authors: 'x' }))).toMatchInlineSnapshot(`
      "
      page.md:6:1  frontmatter-unknown-key
        “authors” is not a key of this page’s frontmatter.  Use one of: (all fields of a guide).
            5 | theme: incidents
          > 6 | authors: x
              | ^
            7 | ---
      "
    `)
  })

  test('a missing key', () => {
    expect(shownDiagnostics(page({ kind: undefined }))).toMatchInlineSnapshot(`
      "
      page.md:1:1  frontmatter-missing-key
        “kind” is missing.  Add “kind: …” to the frontmatter.
          > 1 | ---
              | ^
            2 | title: Lock a service
      "
    `)
  })

  test('a missing key that only pages in a folder need', () => {
    const text = page({ theme: undefined, kind: undefined })
    const { diagnostics } = readFrontmatter('page.md', text, schema, testTokens, 'content/guides/all/')
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '“kind” is missing.',
      '“theme” is missing, which pages in content/guides/all/ need.',
    ])
  })

  test('a value of a list that the site does not have', () => {
    const emptyLists = guideType().schema({ tags: [], themes: [], technologies: [], facets: {} })
    const { diagnostics } = readFrontmatter('page.md', page({ tags: '[aws]' }), emptyLists, testTokens)
    expect(diagnostics.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
      '“aws” is not a value of “tags”. Add it to content/tags.yaml, which is missing or has no entries.',
      '“incidents” is not a value of “theme”. Add it to content/themes.yaml, which is missing or has no entries.',
    ])
  })

  test('a misspelt value', () => {
    expect(shownDiagnostics(page({ kind: 'guid' }))).toMatchInlineSnapshot(`
      "
      page.md:4:7  frontmatter-invalid
        “guid” is not a value of “kind”.  Did you mean “guide”?
            3 | description: Lock and unlock a service with an action, so that nobody deploys it while an incident is open
          > 4 | kind: guid
              |       ^
            5 | theme: incidents
      "
    `)
  })

  test('a value that is like no other', () => {
    expect(shownDiagnostics(page({ kind: 'tutorial' }))).toMatchInlineSnapshot(`
      "
      page.md:4:7  frontmatter-invalid
        “tutorial” is not a value of “kind”.  Use one of: concept, how-to, reference, guide, solution, index.
            3 | description: Lock and unlock a service with an action, so that nobody deploys it while an incident is open
          > 4 | kind: tutorial
              |       ^
            5 | theme: incidents
      "
    `)
  })

  test('a wrong entry of a list', () => {
    expect(shownDiagnostics(page({ tags: '[guide, action]' }))).toMatchInlineSnapshot(`
      "
      page.md:6:15  frontmatter-invalid
        “action” is not a value of “tags”.  Did you mean “actions”?
            5 | theme: incidents
          > 6 | tags: [guide, action]
              |               ^
            7 | ---
      "
    `)
  })

  test('a wrong entry of a list of lines', () => {
    expect(shownDiagnostics(page({}, ['tags:', '  - guide', '  - autmations']))).toMatchInlineSnapshot(`
      "
      page.md:8:5  frontmatter-invalid
        “autmations” is not a value of “tags”.  Did you mean “automations”?
            7 |   - guide
          > 8 |   - autmations
              |     ^
            9 | ---
      "
    `)
  })

  test('too short', () => {
    expect(shownDiagnostics(page({ description: 'Lock a service' }))).toMatchInlineSnapshot(`
      "
      page.md:3:14  description-length
        “description” has 14 characters.  It needs at least 50.
            2 | title: Lock a service
          > 3 | description: Lock a service
              |              ^
            4 | kind: guide
      "
    `)
  })

  test('a description that is too short or too long is the only error with which a page has its fields', () => {
    expect(read(page({ description: 'Lock' })).data).toEqual({ ...fields, description: 'Lock' })
    expect(read(page({ description: `"${'x'.repeat(161)}"` })).data?.description).toHaveLength(161)
    expect(read(page({ description: 'Lock', kind: 'gide' })).data).toBeUndefined()
    expect(read(page({ description: '[Lock]' })).data).toBeUndefined()
    expect(read(page({ description: 'Lock' }, ['more: 1'])).data).toBeUndefined()
  })

  test('too long', () => {
    expect(shownDiagnostics(page({ title: 'x'.repeat(81) }))).toMatchInlineSnapshot(`
      "
      page.md:2:8  frontmatter-invalid
        “title” has 81 characters.  It needs at most 80.
            1 | ---
          > 2 | title: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
              |        ^
            3 | description: Lock and unlock a service with an action, so that nobody deploys it while an incident is open
      "
    `)
  })

  test('empty', () => {
    expect(shownDiagnostics(page({ title: "''" }))).toMatchInlineSnapshot(`
      "
      page.md:2:8  frontmatter-invalid
        “title” has 0 characters.  It needs at least 1.
            1 | ---
          > 2 | title: ''
              |        ^
            3 | description: Lock and unlock a service with an action, so that nobody deploys it while an incident is open
      "
    `)
  })

  test('without a value', () => {
    expect(shownDiagnostics(page({ title: '' }))).toMatchInlineSnapshot(`
      "
      page.md:2:8  frontmatter-invalid
        “title” must be a text.
            1 | ---
          > 2 | title: 
              |        ^
            3 | description: Lock and unlock a service with an action, so that nobody deploys it while an incident is open
      "
    `)
  })

  test('too many entries', () => {
    expect(shownDiagnostics(page({ keywords: '[a, b, c, d, e, f, g, h, i]' }))).toMatchInlineSnapshot(`
      "
      page.md:6:11  frontmatter-invalid
        “keywords” has 9 entries.  It needs at most 8.
            5 | theme: incidents
          > 6 | keywords: [a, b, c, d, e, f, g, h, i]
              |           ^
            7 | ---
      "
    `)
  })

  test('a number for a text', () => {
    expect(shownDiagnostics(page({ title: '2026' }))).toMatchInlineSnapshot(`
      "
      page.md:2:8  frontmatter-invalid
        “title” must be a text.  Put the value in quotes.
            1 | ---
          > 2 | title: 2026
              |        ^
            3 | description: Lock and unlock a service with an action, so that nobody deploys it while an incident is open
      "
    `)
  })

  test('a list for a text, whose entries are not counted', () => {
    expect(shownDiagnostics(page({ description: '[tokens, and, more]' }))).toMatchInlineSnapshot(`
      "
      page.md:3:14  frontmatter-invalid
        “description” must be a text.
            2 | title: Lock a service
          > 3 | description: [tokens, and, more]
              |              ^
            4 | kind: guide
      "
    `)
  })

  test('a text for a list', () => {
    expect(shownDiagnostics(page({ tags: 'guide' }))).toMatchInlineSnapshot(`
      "
      page.md:6:7  frontmatter-invalid
        “tags” must be a list, for example [one, two].
            5 | theme: incidents
          > 6 | tags: guide
              |       ^
            7 | ---
      "
    `)
  })

  test('a text for a switch', () => {
    expect(shownDiagnostics(page({ tableOfContents: "'no'" }))).toMatchInlineSnapshot(`
      "
      page.md:6:18  frontmatter-invalid
        “tableOfContents” must be true or false.
            5 | theme: incidents
          > 6 | tableOfContents: 'no'
              |                  ^
            7 | ---
      "
    `)
  })

  test('a date that is none', () => {
    expect(shownDiagnostics(page({ publishedOn: '2026-13-40' }))).toMatchInlineSnapshot(`
      "
      page.md:6:14  frontmatter-invalid
        “2026-13-40” is not a date.  Write it like 2026-01-31.
            5 | theme: incidents
          > 6 | publishedOn: 2026-13-40
              |              ^
            7 | ---
      "
    `)
  })

  test('a key that appears twice', () => {
    expect(shownDiagnostics(page({}, ['title: Again']))).toMatchInlineSnapshot(`
      "
      page.md:6:1  frontmatter-duplicate-key
        This key appears twice in one mapping.  Keep one of the two.
            5 | theme: incidents
          > 6 | title: Again
              | ^
            7 | ---
      "
    `)
  })

  test('a colon in a value', () => {
    expect(shownDiagnostics(page({ title: 'Lock: a service' }))).toMatchInlineSnapshot(`
      "
      page.md:2:8  frontmatter-syntax
        A value without quotes cannot contain “: ”.  Put the value in quotes, or start the mapping on its own line.
            1 | ---
          > 2 | title: Lock: a service
              |        ^
            3 | description: Lock and unlock a service with an action, so that nobody deploys it while an incident is open
      "
    `)
  })

  test('a quote that is not closed', () => {
    expect(shownDiagnostics(page({ title: '"Lock' }))).toMatchInlineSnapshot(`
      "
      page.md:2:8  frontmatter-syntax
        This string is never closed.  Add its closing quote.
            1 | ---
          > 2 | title: "Lock
              |        ^
            3 | description: Lock and unlock a service with an action, so that nobody deploys it while an incident is open
      "
    `)
  })

  test('a bracket that is not closed', () => {
    expect(shownDiagnostics(page({ tags: '[guide' }))).toMatchInlineSnapshot(`
      "
      page.md:6:7  frontmatter-syntax
        This “[” is not closed where its entry ends.  Add its “]”, or put the value in quotes.
            5 | theme: incidents
          > 6 | tags: [guide
              |       ^
            7 | ---
      "
    `)
  })

  test('a list instead of keys', () => {
    expect(shownDiagnostics('---\n- title\n---\n')).toMatchInlineSnapshot(`
      "
      page.md:2:1  frontmatter-syntax
        The frontmatter is not a list of “key: value” lines.
            1 | ---
          > 2 | - title
              | ^
            3 | ---
      "
    `)
  })

  test('an empty frontmatter', () => {
    expect(shownDiagnostics('---\n---\n\nText')).toMatchInlineSnapshot(`
      "
      page.md:1:1  frontmatter-missing-key
        “title” is missing.  Add “title: …” to the frontmatter.
          > 1 | ---
              | ^
            2 | ---

      page.md:1:1  frontmatter-missing-key
        “description” is missing.  Add “description: …” to the frontmatter.
          > 1 | ---
              | ^
            2 | ---

      page.md:1:1  frontmatter-missing-key
        “kind” is missing.  Add “kind: …” to the frontmatter.
          > 1 | ---
              | ^
            2 | ---

      page.md:1:1  frontmatter-missing-key
        “theme” is missing.  Add “theme: …” with an entry of content/themes.yaml.
          > 1 | ---
              | ^
            2 | ---
      "
    `)
  })

  test('no frontmatter', () => {
    expect(shownDiagnostics('# Title\n\nText')).toMatchInlineSnapshot(`
      "
      page.md:1:1  frontmatter-missing
        The page has no frontmatter.  Start it with “---”, a title, a description, a kind, and “---”.
          > 1 | # Title
              | ^
            2 | 
      "
    `)
  })

  test('a frontmatter without its end', () => {
    expect(shownDiagnostics('---\ntitle: x\n\nText')).toMatchInlineSnapshot(`
      "
      page.md:1:1  frontmatter-missing
        The frontmatter is never closed.  Close it with a line that contains only “---”.
          > 1 | ---
              | ^
            2 | title: x
      "
    `)
  })

  test('an empty file', () => {
    expect(shownDiagnostics('')).toMatchInlineSnapshot(`
      "
      page.md:1:1  frontmatter-missing
        The page has no frontmatter.  Start it with “---”, a title, a description, a kind, and “---”.
          > 1 | 
              | ^
      "
    `)
  })

  test('a text before the frontmatter', () => {
    expect(shownDiagnostics(`\n${page()}`)).toMatchInlineSnapshot(`
      "
      page.md:1:1  frontmatter-missing
        The page has no frontmatter.  Start it with “---”, a title, a description, a kind, and “---”.
          > 1 | 
              | ^
            2 | ---
      "
    `)
  })

  test('several in one file', () => {
    const text = page({ title: '', kind: 'guid', theme: undefined, tags: '[nope]' }, ['tilte: x', 'colour: red'])
    expect(shownDiagnostics(text)).toMatchInlineSnapshot(`
      "
      page.md:2:8  frontmatter-invalid
        “title” must be a text.
            1 | ---
          > 2 | title: 
              |        ^
            3 | description: Lock and unlock a service with an action, so that nobody deploys it while an incident is open

      page.md:4:7  frontmatter-invalid
        “guid” is not a value of “kind”.  Did you mean “guide”?
            3 | description: Lock and unlock a service with an action, so that nobody deploys it while an incident is open
          > 4 | kind: guid
              |       ^
            5 | tags: [nope]

      page.md:5:8  frontmatter-invalid
        “nope” is not a value of “tags”.  Use one of: actions, automations, guide.
            4 | kind: guid
          > 5 | tags: [nope]
              |        ^
            6 | tilte: x

      page.md:1:1  frontmatter-missing-key
        “theme” is missing.  Add “theme: …” with an entry of content/themes.yaml.
          > 1 | ---
              | ^
            2 | title: 

      page.md:6:1  frontmatter-unknown-key
        “tilte” is not a key of this page’s frontmatter.  Did you mean “title”?
            5 | tags: [nope]
          > 6 | tilte: x
              | ^
            7 | colour: red

      page.md:7:1  frontmatter-unknown-key
        “colour” is not a key of this page’s frontmatter.  Use one of: (all fields of a guide).
            6 | tilte: x
          > 7 | colour: red
              | ^
            8 | ---
      "
    `)
  })
})

describe('places', () => {
  const place = (text: string) => read(text).diagnostics.map(({ line, column }) => `${line}:${column}`)

  test('a token before the mistake on its line shifts nothing', () => {
    const withToken = page({ keywords: '["{product}", ""]' })
    expect(place(withToken)).toEqual(['6:25'])
    expect(withToken.split('\n')[5]?.slice(24)).toBe('""]')
  })

  test('a token on another line shifts nothing', () => {
    expect(place(page({ title: 'The {product}', kind: 'guid' }))).toEqual(['4:7'])
  })

  test('byte-order mark and CRLF shift nothing', () => {
    const text = page({ kind: 'guid', tags: '[guide, action]' })
    expect(place(text)).toEqual(['4:7', '6:15'])
    expect(place(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(place(text))
  })
})

test('a tag or a theme of a site without these lists', () => {
  const without = guideType().schema({ tags: [], themes: [], technologies: [], facets: {} })
  const text = `---\ntitle: A\ndescription: ${'A description of a page. '.repeat(3)}\nkind: guide\ntheme: ai\ntags: [aws]\n---\n`
  const hints = (source: string) =>
    readFrontmatter('content/a.md', source, without, {}).diagnostics.map(({ hint }) => hint)
  expect(hints(text)).toEqual([
    'Add it to content/tags.yaml, which is missing or has no entries.',
    'Add it to content/themes.yaml, which is missing or has no entries.',
  ])
  expect(hints(text.replace('theme: ai\n', '').replace('tags: [aws]\n', ''))).toEqual([
    'Add “theme: …” with an entry of content/themes.yaml.',
  ])
})

test('the facets of a site are fields with closed lists', () => {
  const lists = { tags: [], themes: ['ai'], technologies: [], facets: { levels: ['easy', 'hard'] } }
  const withLevels = guideType({ levels: { label: 'Level' } }).schema(lists)
  const withLevel = (levels: string) =>
    readFrontmatter('a.md', page({ theme: 'ai' }, [`levels: ${levels}`]), withLevels, {})
  expect(withLevel('[hard]').data).toMatchObject({ levels: ['hard'] })
  expect(withLevel('[esay]').diagnostics).toMatchObject([{ hint: 'Did you mean “easy”?' }])
  const empty = guideType({ levels: { label: 'Level' } }).schema({ ...lists, facets: {} })
  expect(readFrontmatter('a.md', page({ theme: 'ai' }, ['levels: [easy]']), empty, {}).diagnostics).toMatchObject([
    { hint: 'Add it to content/levels.yaml, which is missing or has no entries.' },
  ])
})
