import { expect, test } from 'vitest'
import { pageSummary } from '../../tests/support/page-summary.ts'
import type { Integration } from '../content/integration-file.ts'
import type { RoutePath } from '../pages/route.ts'
import { headingsWithSlot, indexHeadings, newnessOf } from './card-index.ts'
import { cardIndexHtml } from './card-index-html.ts'
import { cardIndexMarkdown } from './card-index-markdown.ts'
import { guideCards } from './guide-cards.ts'
import { integrationCards } from './integration-cards.ts'

const noun = { one: 'guide', many: 'guides' }
const kind = { name: 'guide', type: 'Guide', folder: 'guides/all', ...noun }
const withParts = { ...kind, facets: { parts: { label: 'Capability', parameter: 'capability' } } }
const technologies = { github: { label: 'GitHub', icon: 'github' }, aws: { label: 'AWS' } }
const guide = (route: string, title: string, theme: string, more = {}) =>
  pageSummary(route, { type: 'Guide', title, theme, ...more })
const pages = [
  guide('/guides/all/b', 'Beta & more', 'ai', { technologies: ['aws'], publishedOn: '2026-01-01' }),
  guide('/guides/all/a', 'Alpha', 'ai', {
    technologies: ['github', 'own tool'],
    facets: { parts: ['ai'] },
    minutes: 75,
    publishedOn: '2026-03-01',
  }),
  guide('/guides/all/c', 'Gamma', 'incidents'),
  guide('/1.0/guides/all/c', 'Old', 'incidents', { version: '1.0' }),
  pageSummary('/doc', { theme: 'ai' }),
]
const isNew = newnessOf(pages.map(({ publishedOn }) => publishedOn))
const guides = guideCards({
  pages,
  themes: { incidents: { label: 'Incidents' }, ai: { label: 'AI' }, empty: { label: 'Empty' } },
  technologies,
  facets: { parts: { catalog: { label: 'Catalog' }, ai: { label: 'AI' } } },
  kind: withParts,
  isNew,
})

test('guides are listed under their theme, by title; themes, values, and facets without guides are left out', () => {
  expect(
    cardIndexHtml(guides, { sprite: '/logos.svg', synonyms: [] }).replaceAll(
      /<(form|section|fieldset|label|details|li|p|div)/g,
      '\n<$1',
    ),
  ).toMatchInlineSnapshot(`
    "
    <div class="card-index" data-one="guide" data-many="guides">
    <form class="index-filters needs-js" role="search" aria-label="Filter guides"><input type="search" name="q" placeholder="Filter guides" aria-label="Filter guides by words" autocomplete="off" spellcheck="false">
    <p class="index-status"><span role="status">3 guides</span><button type="reset" hidden>Clear all</button></p>
    <details><summary>Filters</summary>
    <div>
    <fieldset><legend>Theme</legend>
    <label><input type="checkbox" name="theme" value="incidents"><span>Incidents</span><small aria-hidden="true">1</small></label>
    <label><input type="checkbox" name="theme" value="ai"><span>AI</span><small aria-hidden="true">2</small></label></fieldset>
    <fieldset><legend>Technology</legend>
    <label><input type="checkbox" name="technology" value="aws"><span>AWS</span><small aria-hidden="true">1</small></label>
    <label><input type="checkbox" name="technology" value="github"><span>GitHub</span><small aria-hidden="true">1</small></label>
    <label><input type="checkbox" name="technology" value="own tool"><span>own tool</span><small aria-hidden="true">1</small></label></fieldset></div><button type="button" class="button is-primary">Show 3 guides</button></details></form>
    <div class="index-groups">
    <section aria-labelledby="theme-incidents" style="--cards:1;--rows:1;--lines:2"><h3 id="theme-incidents">Incidents</h3><ul class="index-cards">
    <li data-theme="incidents" data-technology="" data-capability="" data-words="incidents"><a href="/guides/all/c/">Gamma</a>
    <p>About /guides/all/c.</p></li></ul></section>
    <section aria-labelledby="theme-ai" style="--cards:2;--rows:1;--lines:3.5"><h3 id="theme-ai">AI</h3><ul class="index-cards">
    <li data-theme="ai" data-technology="github|own tool" data-capability="ai" data-words="ai github git hub own tool owntool"><a href="/guides/all/a/">Alpha <span class="badge" data-variant="success">New</span></a>
    <p>About /guides/all/a.</p>
    <div class="facts">
    <p>GitHub, own tool</p><span>1 hr 15 min</span></div></li>
    <li data-theme="ai" data-technology="aws" data-capability="" data-words="ai aws"><a href="/guides/all/b/">Beta &#x26; more</a>
    <p>About /guides/all/b.</p>
    <div class="facts">
    <p>AWS</p></div></li></ul></section>
    <p class="index-empty" hidden>No guides match. Clear a filter, try different words, or <a href="/search/">search all docs</a>.</p></div></div>"
  `)
})

test('a site can name the filters', () => {
  const source = {
    pages,
    themes: { ai: { label: 'AI' } },
    technologies,
    facets: { levels: { ai: { label: 'AI' } } },
    kind: { ...kind, facets: { levels: { label: 'Level' } } },
    isNew,
  }
  const named = guideCards({ ...source, filterNames: { theme: 'Area' } })
  expect(named.facets.map(({ label }) => label)).toEqual(['Area', 'Technology', 'Level'])
  expect(named.facets[2]?.id).toBe('levels')
})

test('the same index in Markdown', () => {
  expect(`\n${cardIndexMarkdown(guides, 'https://docs.example')}\n`).toMatchInlineSnapshot(`
    "
    ### Incidents

    - [Gamma](https://docs.example/guides/all/c/): About /guides/all/c

    ### AI

    - [Alpha](https://docs.example/guides/all/a/): About /guides/all/a
    - [Beta & more](https://docs.example/guides/all/b/): About /guides/all/b
    "
  `)
})

test('a facet with many values shows some and collapses the others', () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    guide(`/guides/all/${index}`, `G${index}`, 'ai', { technologies: [`t${index}`] }),
  )
  const html = cardIndexHtml(
    guideCards({ pages: many, themes: { ai: { label: 'AI' } }, technologies: {}, facets: {}, kind, isNew }),
    { sprite: '', synonyms: [] },
  )
  expect(html).toContain('<summary>6 more</summary>')
  // A facet with a single value cannot narrow the list.
  expect(html.match(/<legend>/g)).toHaveLength(1)
})

test('a long group shows some cards and collapses the others', () => {
  const htmlOf = (count: number) => {
    const pages = Array.from({ length: count }, (_, at) => guide(`/guides/all/${at}`, `G${at}`, 'ai'))
    const source = { pages, themes: { ai: { label: 'AI' } }, technologies: {}, facets: {}, kind, isNew }
    return cardIndexHtml(guideCards(source), { sprite: '', synonyms: [] })
  }
  expect(htmlOf(6)).not.toContain('more guides')
  const html = htmlOf(7)
  expect(html).toContain('--cards:4;--rows:2;')
  expect(html).toMatch(/G3<.*<details><summary>3 more guides<\/summary>.*G4<.*G6</)
})

test('pages without a theme come last, or make up the whole list', () => {
  const pages = [pageSummary('/guides/all/z', { type: 'Guide', title: 'Z' }), guide('/guides/all/a', 'A', 'ai')]
  const source = { themes: { ai: { label: 'AI' } }, technologies: {}, facets: {}, kind, isNew }
  const groupsOf = (...listed: typeof pages) =>
    guideCards({ ...source, pages: listed }).groups.map(({ label, cards }) => [label, cards.map(({ title }) => title)])
  expect(groupsOf(...pages)).toEqual([
    ['AI', ['A']],
    ['Other guides', ['Z']],
  ])
  expect(groupsOf(...pages.slice(0, 1))).toEqual([['Guides', ['Z']]])
})

test('the groups of every kind have IDs of their own', () => {
  const pages = [pageSummary('/guides/all/z', { type: 'Guide', title: 'Z' }), guide('/guides/all/a', 'A', 'ai')]
  const source = { pages, themes: { ai: { label: 'AI' } }, technologies: {}, facets: {}, isNew }
  const idsOf = (name: string) => guideCards({ ...source, kind: { ...kind, name } }).groups.map(({ id }) => id)
  expect(idsOf('guide')).toEqual(['theme-ai', 'no-theme'])
  expect(idsOf('recipe')).toEqual(['recipe-theme-ai', 'recipe-no-theme'])
})

test('newness is relative to the newest date, not to the build date', () => {
  const isFresh = newnessOf(['2020-01-31', undefined, '2019-01-01'], 30)
  expect(['2020-01-31', '2020-01-02', '2020-01-01', undefined].map(isFresh)).toEqual([true, true, false, false])
  expect(newnessOf([undefined])(undefined)).toBe(false)
})

test('if more than a third are new, the label says nothing', () => {
  const isFresh = newnessOf(['2020-01-31', '2020-01-30', undefined, '2019-01-01', '2019-01-01'], 30)
  expect(isFresh('2020-01-31')).toBe(false)
})

test('a card of a guide names all tools, without their marks', () => {
  const technologies = ['own tool', 'a', 'github']
  const one = guide('/guides/all/a', 'A', 'ai', { technologies })
  const html = cardIndexHtml(
    guideCards({
      pages: [one],
      themes: { ai: { label: 'AI' } },
      technologies: { a: { label: 'A', icon: 'a' } },
      facets: {},
      kind,
      isNew,
    }),
    { sprite: '', synonyms: [] },
  )
  expect(html).not.toContain('<svg')
  expect(html).toContain('<p>own tool, A, github</p></div></li>')
})

test('integrations are listed under their category, with their examples and the guides of their technology', () => {
  const entry: Integration = {
    id: 'github',
    name: 'GitHub',
    icon: 'github',
    category: 'git',
    technologies: ['github'],
    capabilities: ['code'],
    description: 'Repositories.',
    keywords: [],
    page: '/git' as RoutePath,
    examples: '/git/examples' as RoutePath,
    publishedOn: undefined,
  }
  const labels = {
    categories: { none: { label: 'None' }, git: { label: 'Git' } },
    capabilities: { code: { label: 'Code' } },
  }
  const integrations = {
    ...labels,
    entries: [entry, { ...entry, id: 'aws', name: 'AWS', icon: undefined, technologies: ['aws'], examples: undefined }],
  }
  const integrationIndex = integrationCards({
    integrations,
    technologies,
    pages,
    guideIndex: '/guides',
    guideNoun: noun,
    isNew,
  })
  expect(
    integrationIndex.groups.map(({ label, cards }) => [label, cards.map(({ title, links }) => [title, links])]),
  ).toEqual([
    [
      'Git',
      [
        ['AWS', [{ label: '1 guide', href: '/guides/?technology=aws' }]],
        [
          'GitHub',
          [
            { label: 'Examples', href: '/git/examples/' },
            { label: '1 guide', href: '/guides/?technology=github' },
          ],
        ],
      ],
    ],
  ])
  const related = { ...entry, id: 'github-cloud', name: 'GitHub Cloud', examples: undefined }
  const linksOf = (...others: Integration[]) =>
    integrationCards({
      integrations: { ...labels, entries: [related, ...others] },
      technologies,
      pages,
      guideIndex: '/guides',
      guideNoun: noun,
      isNew,
    }).groups[0]?.cards.find(({ title }) => title === related.name)?.links
  // The guides of a tool are linked from its own integration, if it has one.
  expect(linksOf(entry)).toEqual([])
  expect(linksOf()).toHaveLength(1)
  const without = integrationCards({ integrations, technologies, pages, guideIndex: undefined, guideNoun: noun, isNew })
  expect(without.groups[0]?.cards[0]?.links).toEqual([])
})

test("the headings of an index are inserted in the table of contents at the index's place in the page", () => {
  const headings = indexHeadings(guides)
  expect(headings.map(({ id }) => id)).toEqual(['theme-incidents', 'theme-ai'])
  const pageHeadings = [
    { depth: 2 as const, id: 'all', text: 'All' },
    { depth: 2 as const, id: 'more', text: 'More' },
  ]
  const html = '<h2 id="all">All</h2>SLOT<h2 id="more">More</h2>'
  expect(headingsWithSlot(pageHeadings, html, 'SLOT', headings).map(({ id }) => id)).toEqual([
    'all',
    'theme-incidents',
    'theme-ai',
    'more',
  ])
  expect(headingsWithSlot(pageHeadings, html, 'NONE', headings)).toEqual(pageHeadings)
})
