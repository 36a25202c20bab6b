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
    pageKinds: { guide: { folder: 'tutorials/all', one: 'tutorial', many: 'tutorials' } },
    feedback: false,
    readingProgress: false,
  }
  expect(found(settings)).toEqual([])
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
