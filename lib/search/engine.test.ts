import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addressOf,
  fetchFrom,
  filesOf,
  found,
  type TestPage,
  testEngine,
  testIndex,
  wholeQuery,
} from '../../tests/support/search-site.ts'
import { openSearchEngine } from './engine.ts'
import { MalformedBytes } from './index/bytes.ts'
import type { SearchAnswer } from './model/search-answer.ts'

const pages: TestPage[] = [
  { url: '/', title: 'Overview', text: 'The portal has a catalog, actions and scorecards.' },
  {
    url: '/catalog/blueprints',
    title: 'Blueprints',
    description: 'Define the data model of your catalog',
    breadcrumbs: ['Catalog'],
    text: 'A blueprint is the data model of one kind of entity.',
    parts: {
      'Mirror properties': 'A mirror property shows a value of a related entity.',
      'Set the relation': 'Name the target in relation_target and choose its cardinality.',
    },
  },
  {
    url: '/catalog/blueprints-and-more',
    title: 'Blueprints and more',
    keywords: ['blueprints'],
    text: 'Blueprints, blueprints, blueprints.',
    parts: { Blueprints: 'Everything on blueprints.' },
  },
  { url: '/guides/all/deploy', title: 'Deploy to Kubernetes', text: 'Apply the manifest with kubectl.' },
  { url: '/guides/all/login', title: 'Configure single sign-on', text: 'Connect the identity provider.' },
  {
    url: '/api-reference/create-a-blueprint',
    kind: 'operation',
    title: 'Create a blueprint',
    keywords: ['POST /v1/blueprints', 'createBlueprint'],
    text: 'Creates a blueprint and its catalog page.',
    parts: { Responses: 'identifier, title, createdAt' },
  },
  { url: '/sso', title: 'The what and the how', text: 'Who may see what.' },
]
const synonyms = [
  ['kubernetes', 'k8s'],
  ['sso', 'single sign on'],
]
const sizes = [
  ['with all pages in the first file', {}],
  ['with pages in files of their own', { rowsBytes: 0, pagesPerFile: 2, shardBytes: 60 }],
] as const

describe.each(sizes)('an index %s', (_, limits) => {
  const engine = testEngine(pages, { synonyms, limits })
  const first = async (text: string) => (await found(await engine, text))[0]

  test.each([
    ['blueprints', '/catalog/blueprints'],
    ['BLUEPRINTS', '/catalog/blueprints'],
    ['blueprints and more', '/catalog/blueprints-and-more'],
    ['create a blueprint', '/api-reference/create-a-blueprint'],
    ['the what and the how', '/sso'],
    ['overview', '/'],
  ])('has the page called “%s” first', async (query, address) => {
    expect(await first(query)).toBe(address)
  })

  test.each([
    ['what is typed so far', 'kuberne', '/guides/all/deploy'],
    ['a word of the text', 'kubectl', '/guides/all/deploy'],
    ['a heading', 'mirror properties', '/catalog/blueprints#mirror-properties'],
    ['a word of a part', 'cardinality', '/catalog/blueprints#set-the-relation'],
    ['a keyword', 'POST /v1/blue', '/api-reference/create-a-blueprint'],
    ['a description', 'define your model', '/catalog/blueprints'],
    ['another form of a word', 'deployed', '/guides/all/deploy'],
    ['a wrong letter', 'deplxy', '/guides/all/deploy'],
    ['a slip', 'kubernets deploy', '/guides/all/deploy'],
    ['two letters swapped in a word that goes on', 'kubenre', '/guides/all/deploy'],
    ['a synonym', 'k8s', '/guides/all/deploy'],
    ['a phrase by its synonym', 'sso', '/guides/all/login'],
    ['an identifier', 'relation_target', '/catalog/blueprints#set-the-relation'],
    ['an identifier in other clothes', 'relationTarget', '/catalog/blueprints#set-the-relation'],
    ['an identifier without its joints', 'relationtarget', '/catalog/blueprints#set-the-relation'],
    ['a name of the API', 'createBlue', '/api-reference/create-a-blueprint'],
    ['a question', 'how do i deploy to the kubernetes', '/guides/all/deploy'],
  ])('finds %s', async (_kind, query, address) => {
    expect(await first(query)).toBe(address)
  })

  test('finds a page by every beginning of its title’s first word', async () => {
    const opened = await engine
    for (let length = 1; length <= 'kubernetes'.length; length += 1)
      expect(await found(opened, 'kubernetes'.slice(0, length))).toContain('/guides/all/deploy')
  })

  test('answers stop words alone', async () => {
    expect(await found(await engine, 'the')).toContain('/sso')
    expect(await found(await engine, 'what the')).toContain('/sso')
  })

  test('finds nothing by headings that all operations have', async () => {
    expect(await found(await engine, 'responses')).toEqual([])
  })

  test('counts all pages and divides them', async () => {
    const opened = await engine
    const all = await opened.search(wholeQuery('blueprint'))
    const query = { ...wholeQuery('blueprint'), hitsPerPage: 1 }
    const single = await Promise.all([0, 1, 2, 9].map((page) => opened.search({ ...query, page })))
    expect(all.total).toBe(3)
    expect(single.map(({ total, pages: count, hits }) => [total, count, hits.length])).toEqual([
      [3, 3, 1],
      [3, 3, 1],
      [3, 3, 1],
      [3, 3, 0],
    ])
    expect(single.flatMap(({ hits }) => hits.map(addressOf))).toEqual(all.hits.map(addressOf))
  })

  test('can be limited to a part of the site', async () => {
    const opened = await engine
    const { hits, total } = await opened.search({ ...wholeQuery('blueprint'), context: 'api-reference' })
    expect(hits.map(addressOf)).toEqual(['/api-reference/create-a-blueprint'])
    expect(total).toBe(1)
    expect((await opened.search({ ...wholeQuery('blueprint'), context: 'nowhere' })).hits).toEqual([])
  })

  test('says what is near to a query without hits', async () => {
    const { hits, spellings } = await (await engine).search(wholeQuery('blxxprxnts'))
    expect(hits).toEqual([])
    expect(spellings).toContain('blueprints')
    expect(await found(await engine, spellings[0] as string)).not.toEqual([])
  })

  test('a word with several slips and another first letter is not near, nor a short one with two', async () => {
    for (const query of ['xxueprinxx', 'sxxn'])
      expect((await (await engine).search(wholeQuery(query))).spellings, query).toEqual([])
  })

  test.each([
    '',
    ' ',
    '🙂',
    '\u0000\u0007',
    '(((',
    '.*+?^${}()|[]\\',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
  ])('takes %j for what it is', async (query) => {
    const { hits, total } = await (await engine).search(wholeQuery(query))
    expect(hits.length).toBe(Math.min(8, total))
  })

  test('takes any text', async () => {
    const opened = await engine
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (text) => {
        const { hits, total } = await opened.search(wholeQuery(text))
        expect(hits.length).toBe(Math.min(8, total))
      }),
    )
    await opened.search(wholeQuery('blueprint '.repeat(10_000)))
    await opened.search(wholeQuery('a'.repeat(100_000)))
  }, 60_000)

  test('gives the same answer whatever was asked before', async () => {
    const queries = ['blueprint', 'kubernets', 'sso', 'relation_target', 'the']
    const used = await testEngine(pages, { synonyms, limits })
    for (const query of queries) await used.search(wholeQuery(query))
    for (const query of queries.reverse()) {
      const fresh = await testEngine(pages, { synonyms, limits })
      expect(await used.search(wholeQuery(query))).toEqual(await fresh.search(wholeQuery(query)))
    }
  })
})

describe('the order of pages', () => {
  test('a page with more words of the query comes before one with fewer; one with few is no hit', async () => {
    const words = ['alpha', 'beta', 'gamma', 'delta']
    const engine = await testEngine(
      words.map((_, index) => ({
        url: `/${4 - index}`,
        title: `Page ${index}`,
        text: `${words.slice(0, index + 1).join(' ')} filler filler filler`,
      })),
    )
    expect(await found(engine, words.join(' '))).toEqual(['/1', '/2'])
  })

  test('the whole word comes before what only begins with it', async () => {
    const engine = await testEngine([
      { url: '/a', title: 'Actionable things' },
      { url: '/b', title: 'Action things' },
    ])
    expect(await found(engine, 'action')).toEqual(['/b', '/a'])
  })

  test('titles come before headings, and headings before texts', async () => {
    const engine = await testEngine([
      { url: '/a', title: 'First', text: 'Some words about a needle here.' },
      { url: '/b', title: 'Second', parts: { 'The needle': 'Other words.' } },
      { url: '/c', title: 'The needle of it' },
    ])
    expect(await found(engine, 'needle')).toEqual(['/c', '/b#the-needle', '/a'])
  })

  test('an exact title comes first, however often others have its words', async () => {
    const word = fc.constantFrom('create', 'a', 'blueprint', 'self-service', 'the', 'API', 'run_id')
    const title = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
    await fc.assert(
      fc.asyncProperty(title, fc.array(title, { maxLength: 6 }), async (exact, others) => {
        const text = `${exact} `.repeat(20)
        const rivals = others.map((other, index) => ({
          url: `/${index}`,
          title: `${exact} ${other}`,
          keywords: [exact],
          description: exact,
          text,
          parts: { [exact]: text },
        }))
        const engine = await testEngine([...rivals, { url: '/z', title: exact }])
        expect((await found(engine, exact))[0]).toBe('/z')
      }),
      { numRuns: 40 },
    )
  })

  test('an exact title comes first among any number of pages that say more', async () => {
    const rivals = Array.from({ length: 40 }, (_, index) => ({
      url: `/${index}`,
      title: `Runs of page ${index}`,
      keywords: ['the runs'],
      parts: { 'The runs': 'Runs and runs.' },
    }))
    const engine = await testEngine([...rivals, { url: '/z', title: 'The runs' }])
    expect((await found(engine, 'the runs'))[0]).toBe('/z')
  })

  test('a stop word never keeps a page away', async () => {
    const engine = await testEngine([
      { url: '/a', title: 'Deploy services' },
      { url: '/b', title: 'How to do it' },
    ])
    expect((await found(engine, 'how to deploy'))[0]).toBe('/a')
  })

  test('“What is” asks about the thing after it, not for headings that begin so', async () => {
    const engine = await testEngine([
      { url: '/a', title: 'Widgets move', parts: { 'What is moved': 'A widget, and what is in a widget.' } },
      { url: '/b', title: 'Set up widgets', text: 'A widget shows one value.' },
    ])
    const ofThing = await found(engine, 'a widget')
    for (const question of ['what is a widget', 'What’s a widget'])
      expect(await found(engine, question)).toEqual(ofThing)
    expect(await found(engine, 'what is')).toContain('/a#what-is-moved')
  })

  test('a brief list has three hits, and more only if they are nearly as likely as the best', async () => {
    const engine = await testEngine([
      { url: '/a', title: 'Needle and thread' },
      { url: '/b', title: 'Needle and cloth' },
      ...['/c', '/d', '/e'].map((url) => ({
        url,
        title: `Page ${url}`,
        text: `${'Other words. '.repeat(40)} A needle.`,
      })),
    ])
    const briefly = async (hitsPerPage: number) =>
      (await engine.search({ ...wholeQuery('needle'), hitsPerPage, isBrief: true })).hits.map(addressOf)
    expect(await found(engine, 'needle')).toHaveLength(5)
    expect(await briefly(8)).toEqual(['/a', '/b', '/c'])
    expect(await briefly(2)).toEqual(['/a', '/b'])
    const even = await testEngine(['/a', '/b', '/c', '/d'].map((url) => ({ url, title: 'The needle', text: 'Cloth.' })))
    expect((await even.search({ ...wholeQuery('needle'), isBrief: true })).hits).toHaveLength(4)
  })

  test('a brief list has no more than three hits if no page answers', async () => {
    const docks = ['/a', '/b', '/c', '/d'].map((url) => ({ url, title: `Dock ${url}`, text: 'What it is.' }))
    const engine = await testEngine(docks, { unanswered: ['price of a dock', 'dock price'] })
    const { hits, isUnanswered } = await engine.search({ ...wholeQuery('dock price'), isBrief: true })
    expect([isUnanswered, hits.length]).toEqual([true, 3])
    expect(await found(engine, 'dock price')).toHaveLength(4)
  })

  test('troubleshooting comes first for the words of errors, also in the code of one that nothing contains', async () => {
    const text = 'The jq expression is invalid.'
    const engine = await testEngine([
      { url: '/examples', title: 'Examples', text: '', parts: { Values: text } },
      { url: '/mapping', title: 'Mapping', text: '', parts: { Troubleshooting: text } },
    ])
    expect((await found(engine, 'jq expression'))[0]).toBe('/examples#values')
    for (const query of ['invalid jq expression', 'invalid_jq expression', 'invalid_jq_expression'])
      expect((await found(engine, query))[0], query).toBe('/mapping#troubleshooting')
  })

  test('a page about a thing comes before operations on it, until the query says what to do', async () => {
    const engine = await testEngine([
      { url: '/api/create', kind: 'operation', title: 'Create a widget', text: 'A widget for widgets.' },
      { url: '/api/delete', kind: 'operation', title: 'Delete a widget', text: 'No widget any more.' },
      { url: '/widgets', title: 'Boards', text: 'Boards and so on.', parts: { Widgets: 'What each widget shows.' } },
    ])
    expect(await found(engine, 'widget')).toEqual(['/widgets#widgets', '/api/create', '/api/delete'])
    expect((await found(engine, 'delete widget'))[0]).toBe('/api/delete')
    expect((await found(engine, 'creating widgets'))[0]).toBe('/api/create')
    expect((await found(engine, 'Create a widget'))[0]).toBe('/api/create')
  })

  test('an operation is asked for by a keyword’s first word, and by a word for calling the API', async () => {
    const engine = await testEngine([
      {
        url: '/api/execute',
        kind: 'operation',
        title: 'Execute a form',
        keywords: ['POST /v1/forms', 'submit a form'],
        text: 'Begins a form.',
      },
      { url: '/forms', title: 'Forms', text: 'Who submits a form waits.', parts: { Submit: 'Submit it.' } },
    ])
    expect((await found(engine, 'form'))[0]).toMatch(/^\/forms/)
    for (const query of ['form by script', 'submit this form twice'])
      expect((await found(engine, query))[0], query).toBe('/api/execute')
    expect(await found(engine, 'endpoint')).toEqual([])
  })

  test('breadcrumbs decide between pages that say the same', async () => {
    const engine = await testEngine([
      { url: '/a', title: 'Examples', breadcrumbs: ['Lamps'], text: 'A sample to copy.' },
      { url: '/b', title: 'Examples', breadcrumbs: ['Chairs'], text: 'A sample to copy.' },
    ])
    expect((await found(engine, 'chair sample'))[0]).toBe('/b')
    expect((await found(engine, 'lamp sample'))[0]).toBe('/a')
  })

  test('a page that has a word among its keywords is opened at the part that says it', async () => {
    const engine = await testEngine([
      {
        url: '/a',
        title: 'Lamps',
        text: 'What shines.',
        keywords: ['signed'],
        parts: { Switches: 'They are signed.' },
      },
    ])
    expect(await found(engine, 'signed')).toEqual(['/a#switches'])
  })

  test('a title is exact with a slip, too', async () => {
    const engine = await testEngine([
      {
        url: '/a',
        title: 'Scorecards with Terraform',
        text: 'Terraform, terraform, terraform.',
        keywords: ['terraform'],
      },
      { url: '/z', title: 'Terraform' },
    ])
    expect((await found(engine, 'terrafrom'))[0]).toBe('/z')
  })

  test('a title that begins with a word in another form comes first', async () => {
    const engine = testEngine([
      { url: '/a', title: 'Authenticate an embedded URL', text: 'An embedded URL, embedded.' },
      { url: '/b', title: 'Embedded URL property', text: 'Shows a page.' },
    ])
    expect(await found(await engine, 'embeded url')).toEqual(['/b', '/a'])
  })

  test('a slip is mended though its stem is that of another word', async () => {
    const engine = await testEngine([
      { url: '/a', title: 'Set up', text: 'Run init.' },
      { url: '/b', title: 'From definition to initiative' },
    ])
    expect(await found(engine, 'initative')).toContain('/b')
  })

  test('a noun that no page is called by finds the operation on it', async () => {
    const audit = { url: '/api/audit', kind: 'operation', title: 'Get audit logs', text: 'Lists changes.' } as const
    const others = ['Split', 'Okta'].map((title) => ({
      url: `/${title}`,
      title,
      parts: { 'Read an audit': 'An audit.' },
    }))
    expect((await found(await testEngine([audit, ...others]), 'audit'))[0]).toBe('/api/audit')
    const page = { url: '/audits', title: 'An audit', text: 'An audit.' }
    expect((await found(await testEngine([audit, page]), 'audit'))[0]).toBe('/audits')
  })

  test('the same section of many pages does not fill the list', async () => {
    const siblings = ['a', 'b', 'c', 'd'].map((name) => ({
      url: `/${name}`,
      title: name,
      parts: { 'Require passkeys': 'Turn on passkeys for all.' },
    }))
    const engine = await testEngine([...siblings, { url: '/z', title: 'Logins', keywords: ['faster passkeys'] }])
    expect((await found(engine, 'passkeys')).map((address) => address.split('#')[0])).toEqual([
      '/a',
      '/b',
      '/z',
      '/c',
      '/d',
    ])
  })

  test('a rare word beside one that nothing has does not decide alone', async () => {
    const engine = await testEngine([
      { url: '/bar', title: 'Charts', text: 'A bar.' },
      { url: '/webhook', title: 'Webhook', text: 'A webhook.' },
      ...Array.from({ length: 12 }, (_, index) => ({ url: `/w${index}`, title: 'Other', text: 'Sends a webhook.' })),
      ...Array.from({ length: 20 }, (_, index) => ({ url: `/x${index}`, title: 'Other', text: 'Nothing.' })),
    ])
    expect(await found(engine, 'foo bar webhook ')).toContain('/webhook')
  })

  test('plain words with hyphens have the synonyms of their phrase', async () => {
    const engine = await testEngine(
      [
        { url: '/a', title: 'Self-managed runner', text: 'In your network.' },
        { url: '/b', title: 'Cloud runner', text: 'In ours.' },
      ],
      { synonyms: [['on premise', 'self managed']] },
    )
    expect((await found(engine, 'on-premise runner'))[0]).toBe('/a')
  })

  test('a definition of a name comes before mentions of it', async () => {
    const engine = await testEngine([
      { url: '/a', title: 'First', text: 'Wait until x-limit-reset is over.' },
      {
        url: '/z',
        title: 'Last',
        text: 'They say more. Header · Meaning; x-limit-reset · When it ends; x-limit · How many',
      },
    ])
    expect(await found(engine, 'x-limit-reset')).toEqual(['/z', '/a'])
  })

  test('of two pages that answer alike, the one that more pages link to comes first', async () => {
    const pages = ['/a', '/b'].map((url) => ({ url, title: 'Runner', text: 'A job.' }))
    expect(await found(await testEngine(pages), 'job')).toEqual(['/a', '/b'])
    const linkCounts = new Map([['/b', 3]])
    for (const limits of [{}, { rowsBytes: 1 }])
      expect(await found(await testEngine(pages, { linkCounts, limits }), 'job')).toEqual(['/b', '/a'])
  })

  test('a page is found by what other pages call it', async () => {
    const pages = [
      { url: '/a', title: 'Access token', text: 'It is valid for an hour.' },
      { url: '/b', title: 'Other' },
    ]
    const linkTexts = new Map([['/a', [['sign your calls', 2] as const]]])
    expect(await found(await testEngine(pages, { linkTexts }), 'sign calls')).toEqual(['/a'])
  })

  test('the pages that most others link to are known before anything is typed, without the home page and operations', async () => {
    const pages = ['/', '/a', '/b', '/c'].map((url) => ({ url, title: `Page ${url}` }))
    const linkCounts = new Map([
      ['/', 9],
      ['/d', 9],
      ['/a', 1],
      ['/c', 4],
    ])
    const { popular } = await testEngine([...pages, { url: '/d', kind: 'operation' }], { linkCounts })
    expect(popular.map(({ title }) => title)).toEqual(['Page /c', 'Page /a'])
  })

  test('an identifier comes before its parts, wherever it stands', async () => {
    const engine = await testEngine([
      { url: '/a', title: 'Parts', text: 'A relation has an id. The relation and the id.' },
      { url: '/b', title: 'Whole', text: 'many other words '.repeat(600), code: ['relation_id'] },
      { url: '/c', title: 'Else' },
    ])
    expect((await found(engine, 'relation_id'))[0]).toBe('/b')
    expect((await found(engine, 'relationId'))[0]).toBe('/b')
  })
})

describe('a hit', () => {
  const engine = testEngine(pages, { synonyms })
  const hit = async (text: string) => (await (await engine).search(wholeQuery(text))).hits[0]

  test.each([
    ['blueprints', 'Title'],
    ['mirror properties', 'Heading'],
    ['define your', 'Description'],
    ['post v1', 'Keywords'],
    ['kubectl', 'Content'],
  ])('of “%s” says that it was found by its %s', async (query, type) => {
    expect((await hit(query))?.type).toBe(type)
  })

  test('has all that a list shows', async () => {
    expect(await hit('mirror propert')).toMatchInlineSnapshot(`
      {
        "anchor": "mirror-properties",
        "breadcrumbs": [
          "Catalog",
        ],
        "context": "catalog",
        "description": {
          "marks": [],
          "text": "Define the data model of your catalog",
        },
        "excerpt": {
          "marks": [
            {
              "end": 8,
              "start": 2,
            },
            {
              "end": 16,
              "start": 9,
            },
          ],
          "text": "A mirror property shows a value of a related entity.",
        },
        "keywords": [],
        "kind": "page",
        "section": {
          "marks": [
            {
              "end": 6,
              "start": 0,
            },
            {
              "end": 14,
              "start": 7,
            },
          ],
          "text": "Mirror properties",
        },
        "terms": [
          "mirror",
          "properties",
          "property",
        ],
        "title": {
          "marks": [],
          "text": "Blueprints",
        },
        "type": "Heading",
        "url": "/catalog/blueprints",
      }
    `)
  })

  test('shows text rather than names in samples, whose words it still names; without any text, it shows them', async () => {
    const code = ['getEntity', 'run_id']
    const [hit] = (
      await (await testEngine([{ url: '/a', title: 'A', text: 'How to.', code }])).search(wholeQuery('run_id'))
    ).hits
    expect(hit?.excerpt).toEqual({ text: 'How to.', marks: [] })
    expect(hit?.terms).toContain('runid')
    expect(hit?.type).toBe('Content')
    const [bare] = (await (await testEngine([{ url: '/a', title: 'A', code }])).search(wholeQuery('run_id'))).hits
    expect(bare?.excerpt.text).toBe('getEntity run_id')
  })

  test('finds labels of tabs as well as words of the text, and shows the text without them', async () => {
    const pagesWithTabs = [
      { url: '/labels', title: 'A', text: 'How to.', labels: ['npm', 'Helm chart'] },
      { url: '/text', title: 'B', text: 'How to. npm Helm chart' },
      { url: '/code', title: 'C', text: 'How to.', code: ['npm', 'Helm', 'chart'] },
    ]
    const { hits } = await (await testEngine(pagesWithTabs)).search(wholeQuery('helm'))
    expect(hits.map(addressOf)).toEqual(['/labels', '/text', '/code'])
    expect(hits[0]?.excerpt).toEqual({ text: 'How to.', marks: [] })
    expect(hits[0]?.terms).toContain('helm')
  })
})

describe('files that cannot be had', () => {
  const all = filesOf(testIndex(pages, { synonyms, limits: { shardBytes: 60 } }))
  const without = (pattern: RegExp) => new Map([...all].filter(([name]) => !pattern.test(name)))

  test('of terms leave what titles and headings say', async () => {
    const engine = await openSearchEngine(fetchFrom(without(/^terms/)))
    const answer = await engine.search(wholeQuery('blueprint'))
    expect(answer.isComplete).toBe(false)
    expect(answer.hits.map(addressOf).sort()).toEqual([
      '/api-reference/create-a-blueprint',
      '/catalog/blueprints',
      '/catalog/blueprints-and-more',
    ])
    expect((await engine.search(wholeQuery('kubectl'))).hits).toEqual([])
  })

  test('of texts leave hits without an excerpt', async () => {
    const engine = await openSearchEngine(fetchFrom(without(/^text/)))
    const { hits } = await engine.search(wholeQuery('kubectl'))
    expect(hits.map(addressOf)).toEqual(['/guides/all/deploy'])
    expect(hits[0]?.excerpt).toEqual({ text: '', marks: [] })
  })

  test('are the same as those of which a host sends a page of its own', async () => {
    const page = new TextEncoder().encode('<!doctype html><title>Not found</title>')
    const engine = await openSearchEngine(async (name) => (/^(?:terms|text)/.test(name) ? page : fetchFrom(all)(name)))
    expect((await engine.search(wholeQuery('blueprint'))).hits).toHaveLength(3)
  })

  test('are asked for three times, and found when they are back', async () => {
    let asked = 0
    let isBack = false
    const engine = await openSearchEngine(async (name) => {
      if (name.startsWith('terms')) asked += 1
      if (name.startsWith('terms') && !isBack) throw new Error('Offline')
      return fetchFrom(all)(name)
    })
    await engine.search(wholeQuery('kubectl'))
    isBack = true
    expect((await engine.search(wholeQuery('kubectl'))).hits).toHaveLength(1)
    expect(asked).toBeGreaterThan(1)
  })

  test('of pages leave the pages that can be had', async () => {
    const small = filesOf(testIndex(pages, { limits: { rowsBytes: 0, pagesPerFile: 1 } }))
    const name = [...small.keys()].find((file) => file.startsWith('pages'))
    small.delete(name as string)
    const engine = await openSearchEngine(fetchFrom(small))
    const { hits } = await engine.search(wholeQuery('blueprint'))
    expect(hits.length).toBeGreaterThan(0)
  })

  test.each(['index.json', 'first'])('%s stop it: there is nothing to search', async (name) => {
    await expect(openSearchEngine(fetchFrom(without(new RegExp(`^${name}`))))).rejects.toThrow('There is no')
  })

  test('of another form are refused', async () => {
    const other = new TextEncoder().encode('{"form":99}')
    await expect(openSearchEngine(async () => other)).rejects.toThrow(MalformedBytes)
    await expect(openSearchEngine(async () => new Uint8Array())).rejects.toThrow(MalformedBytes)
  })

  test('of another version are refused', async () => {
    await expect(openSearchEngine(fetchFrom(all), '9.0')).rejects.toThrow('no version “9.0”')
  })
})

describe('an answer in two steps', () => {
  const answersTo = async (text: string, limits = {}) => {
    const engine = await testEngine(pages, { limits })
    const partial: SearchAnswer[] = []
    const whole = await engine.search(wholeQuery(text), { onPartial: (answer) => partial.push(answer) })
    return { partial, whole }
  }

  test('titles and headings first, then texts', async () => {
    const { partial, whole } = await answersTo('blueprint')
    expect(partial.map(({ isComplete }) => isComplete)).toEqual([false])
    expect(partial[0]?.hits.map(addressOf)).toContain('/catalog/blueprints')
    expect(partial[0]?.hits[0]?.excerpt.text).toBe('')
    expect(whole.isComplete).toBe(true)
    expect(whole.hits[0]?.excerpt.text).not.toBe('')
  })

  test.each([
    ['that only texts know', 'kubectl', {}],
    ['of pages that lie in files of their own', 'blueprint', { rowsBytes: 0 }],
  ])('hits without their texts first, for a word %s', async (_kind, text, limits) => {
    const { partial, whole } = await answersTo(text, limits)
    expect(partial.map(({ hits }) => hits.length > 0)).toEqual([false, true])
    expect(partial[1]?.hits.map(addressOf)).toEqual(whole.hits.map(addressOf))
    expect(partial[1]?.hits[0]?.excerpt.text).toBe('')
    expect(whole.isComplete).toBe(true)
  })

  test('at once when everything is at hand', async () => {
    const engine = await testEngine(pages)
    await engine.search(wholeQuery('catalog'))
    const partial: SearchAnswer[] = []
    await engine.search(wholeQuery('catalog'), { onPartial: (answer) => partial.push(answer) })
    expect(partial).toEqual([])
  })

  test('reads nothing more once it is stale', async () => {
    const files = filesOf(testIndex(pages))
    const read: string[] = []
    const engine = await openSearchEngine(async (name) => {
      read.push(name)
      return fetchFrom(files)(name)
    })
    const before = read.length
    const answer = await engine.search(wholeQuery('catalog'), { isStale: () => true })
    expect(read.length).toBe(before)
    expect(answer.isComplete).toBe(false)
  })
})

test('the same pages give the same files', () => {
  const [a, b] = [testIndex(pages, { synonyms }), testIndex([...pages].reverse(), { synonyms })]
  expect([...a.files]).toEqual([...b.files])
  expect(a.first).toBe(b.first)
})

test('a change of one page leaves the texts of all others', () => {
  const before = testIndex(pages)
  const after = testIndex(pages.map((page) => (page.url === '/sso' ? { ...page, text: 'Changed.' } : page)))
  const texts = (index: typeof before) => [...index.files.keys()].filter((name) => name.startsWith('text'))
  expect(texts(after).filter((name) => !before.files.has(name))).toHaveLength(1)
})
