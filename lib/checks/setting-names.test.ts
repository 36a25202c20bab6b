import { expect, test } from 'vitest'
import { completeConfig } from '../config/complete-config.ts'
import { checkSettings } from './check-settings.ts'

/** Diagnostics of settings, which are also written as the source. */
function found(settings: object): string[] {
  const { config, tokens } = completeConfig({
    brand: 'acme',
    product: 'Acme',
    url: 'https://acme.example',
    ...settings,
  })
  const source = `export default ${JSON.stringify(settings, null, 2)}\n`
  return checkSettings(config, source, tokens).map(
    ({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`,
  )
}

test('settings with a name that none has are reported at their place', () => {
  expect(
    found({ checks: { severitty: {} }, search: { weights: { titel: 3 } }, serch: {}, zzzzzzzz: 1 }),
  ).toMatchInlineSnapshot(`
    [
      "10:3 “serch” is not a setting, so it has no effect. Did you mean “search”?",
      "11:3 “zzzzzzzz” is not a setting, so it has no effect. Remove it; the interface SiteConfig in lib/config/site-config.ts lists all settings.",
      "3:5 “checks.severitty” is not a setting, so it has no effect. Did you mean “severity”?",
      "7:7 “search.weights.titel” is not a setting, so it has no effect. Did you mean “title”?",
    ]
  `)
})

test('known settings, and names that a site chooses, yield no diagnostics', () => {
  const settings = {
    checks: { severity: { spelling: 'off' }, paths: [] },
    search: { weights: { title: 3 } },
    filterNames: { guides: { theme: 'Area' }, integrations: { category: 'Kind' } },
    hosts: { own: 'x.example' },
    sidebars: { labels: { anything: 'A' } },
    pageKinds: {
      guide: { folder: 'tutorials/all', one: 'tutorial', many: 'tutorials', facets: { parts: { label: 'Part' } } },
      more: { 'case-study': { folder: 'cases', one: 'case study', many: 'case studies' } },
    },
    feedback: false,
    readingProgress: false,
  }
  expect(found(settings)).toEqual([])
})

test('kinds of pages and facets have names of their own', () => {
  const kind = (folder: string) => ({ folder, one: 'recipe', many: 'recipes' })
  const facets = {
    tags: { label: 'A' },
    glossary: { label: 'B' },
    level: { labels: 'C' },
    hardLevel: { label: 'E' },
    kinds: { label: 'D', parameter: 'q' },
  }
  const more = {
    doc: kind('a'),
    'a b': kind('b'),
    recipe: { ...kind('c'), many: '', facet: {} },
    tip: { ...kind('d'), facets },
  }
  expect(found({ pageKinds: { more } })).toMatchInlineSnapshot(`
    [
      "4:7 “doc” can’t be the name of a kind of pages. Write a word like “recipe”.",
      "9:7 “a b” can’t be the name of a kind of pages. Write a word like “recipe”.",
      "18:9 “pageKinds.more.recipe.facet” is not a setting, so it has no effect. Did you mean “facets”?",
      "6:16 pageKinds.more.recipe has no “many”. Readers see it.",
      "25:11 “tags” can’t be the field of a facet. Write a word that no other field has, like “levels”.",
      "28:11 “glossary” can’t be the field of a facet. Write a word that no other field has, like “levels”.",
      "32:13 “pageKinds.more.tip.facets.level.labels” is not a setting, so it has no effect. Did you mean “label”?",
      "31:11 The facet “level” has no label. Readers see it above the filter.",
      "34:11 “hardLevel” can’t be the name of a filter. Set “parameter” to lowercase letters that no other filter has; it is part of URLs.",
      "37:11 “q” can’t be the name of a filter. Set “parameter” to lowercase letters that no other filter has; it is part of URLs.",
    ]
  `)
})

test.each([
  ['solutions', 'pageKinds.more.recipe.folder: “solutions” is also the folder of pageKinds.solution.'],
  ['guides/all/a', '“guides/all/a” is inside the folder of pageKinds.guide, “guides/all”.'],
  ['guides', '“guides” contains the folder of pageKinds.guide, “guides/all”.'],
])('the folder %j belongs to another kind, too', (folder, message) => {
  const [first, ...others] = found({ pageKinds: { more: { recipe: { folder, one: 'recipe', many: 'recipes' } } } })
  expect(others).toEqual([])
  expect(first).toContain(message)
  expect(first).toMatch(/^5:9 /)
})

test('folders with a common beginning are not the same', () => {
  const more = { recipe: { folder: 'guides/all-recipes', one: 'recipe', many: 'recipes' } }
  expect(found({ pageKinds: { more } })).toEqual([])
})

test('a brand is an identifier', () => {
  expect(found({ brand: 'A B' })).toMatchInlineSnapshot(`
    [
      "2:3 brand: “A B” is not an identifier; paths and storage keys contain it. Write lowercase letters, digits, and hyphens, such as “a-b”; “product” is the name that readers see.",
    ]
  `)
})

test.each(['/x/', 'x/', '/', '../x', 'a b'])('%j is not a folder of pages', (folder) => {
  const [message, ...others] = found({ pageKinds: { guide: { folder, one: 'guide', many: 'guides' } } })
  expect(others).toEqual([])
  expect(message).toContain(`pageKinds.guide.folder: “${folder}” is not a folder below content/.`)
  expect(message).toMatch(/^4:7 /)
})
