import { expect, test } from 'vitest'
import { pageSummary } from '../../tests/support/page-summary.ts'
import { defaultPageKinds } from '../config/complete-config.ts'
import { listedKinds } from '../config/listed-kinds.ts'
import type { Sidebar } from '../navigation/sidebar-file.ts'
import type { RoutePath } from '../pages/route.ts'
import { assistantHref, defaultAssistants } from './assistants.ts'
import { llmsSections } from './llms-sections.ts'
import { llmsFull, llmsIndex } from './llms-txt.ts'

const item = (route: string, owned = true) => ({
  kind: 'page' as const,
  label: route,
  route: route as RoutePath,
  owned,
})
const sidebars: Sidebar[] = [
  {
    id: 'main',
    items: [
      item('/api', false),
      {
        kind: 'category',
        label: 'Start',
        link: { route: '/start' as RoutePath, generated: false, description: undefined },
        items: [item('/start/b'), item('/start/a')],
      },
      item('/last'),
    ],
  },
  { id: 'api', items: [item('/api')] },
]
const pages = [
  ...['/api', '/last', '/loose', '/start', '/start/a', '/start/b'].map((route) => pageSummary(route)),
  pageSummary('/guides/all/g', { type: 'Guide', theme: 'ai', title: 'G [beta]' }),
  pageSummary('/recipes/r', { type: 'QuickRecipe', theme: 'ai' }),
  pageSummary('/recipes/plain', { type: 'QuickRecipe' }),
  pageSummary('/1.0/last', { version: '1.0', title: 'Last' }),
]
const sections = llmsSections({
  pages,
  sidebars,
  sidebarLabels: { main: 'Documentation' },
  kinds: listedKinds({
    ...defaultPageKinds,
    more: { 'quick-recipe': { folder: 'recipes', one: 'quick recipe', many: 'quick recipes' } },
  }),
  themes: { none: { label: 'None' }, ai: { label: 'AI' } },
  versionLabels: { '1.0': 'Version 1' },
})

test('every page is listed once: by sidebar in sidebar order, guides and other kinds by theme, the rest, and older versions as optional', () => {
  expect(sections.map(({ title, pages: held }) => `${title}: ${held.map(({ route }) => route).join(' ')}`)).toEqual([
    'Documentation: /last',
    'Documentation: Start: /start /start/b /start/a',
    'api: /api',
    'Guides: AI: /guides/all/g',
    'Quick recipes: AI: /recipes/r',
    'Quick recipes: /recipes/plain',
    'More pages: /loose',
    'Optional: /1.0/last',
  ])
})

test('the list has a title, a summary, and a section of links for each part', () => {
  const site = {
    product: 'Lantern',
    description: 'All about Lantern',
    origin: 'https://docs.example',
    files: [{ label: 'OpenAPI specification', path: '/apispec.yaml' }],
  }
  expect(llmsIndex(site, sections.slice(2))).toMatchInlineSnapshot(`
    "# Lantern

    > All about Lantern

    Every page is also available as Markdown: replace the last slash of its URL with “.md”.

    - [All pages in one file](https://docs.example/llms-full.txt)
    - [OpenAPI specification](https://docs.example/apispec.yaml)

    ## api

    - [/api](https://docs.example/api.md): About /api

    ## Guides: AI

    - [G \\[beta\\]](https://docs.example/guides/all/g.md): About /guides/all/g

    ## Quick recipes: AI

    - [/recipes/r](https://docs.example/recipes/r.md): About /recipes/r

    ## Quick recipes

    - [/recipes/plain](https://docs.example/recipes/plain.md): About /recipes/plain

    ## More pages

    - [/loose](https://docs.example/loose.md): About /loose

    ## Optional

    - [Last (Version 1)](https://docs.example/1.0/last.md): About /1.0/last
    "
  `)
})

test('one file contains all pages of the current version, in the order of the list', () => {
  const text = llmsFull(sections, ({ route }) => `# ${route}\n`)
  expect(text).toBe(
    ['/last', '/start', '/start/b', '/start/a', '/api', '/guides/all/g', '/recipes/r', '/recipes/plain', '/loose']
      .map((route) => `# ${route}\n`)
      .join('\n---\n\n'),
  )
})

test("an assistant receives the URL of the page's Markdown version, or a question that contains it", () => {
  const url = 'https://docs.example/a.md'
  expect(assistantHref('https://ai.example/?page={url}', url)).toBe(
    'https://ai.example/?page=https%3A%2F%2Fdocs.example%2Fa.md',
  )
  for (const { href } of defaultAssistants) {
    const prompt = new URL(assistantHref(href, url)).searchParams.get('q')
    expect(prompt).toBe(`Read ${url} so that I can ask questions about it.`)
  }
})
