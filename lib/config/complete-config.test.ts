import { expect, test } from 'vitest'
import { completeConfig, defaultPageKinds } from './complete-config.ts'

const least = { brand: 'acme', product: 'Acme', url: 'https://docs.acme.example' }

test('brand, product, and URL are enough', () => {
  const { config, tokens } = completeConfig(least)
  expect(config).toMatchObject({ ...least, hosts: {}, navbar: [], assistant: false, pageKinds: defaultPageKinds })
  expect(config.footer.copyright).toBe('© Acme')
  expect(config.description.length).toBeGreaterThanOrEqual(50)
  expect(tokens).toEqual({ brand: 'acme', brand_snake: 'acme', BRAND: 'ACME', product: 'Acme' })
})

test('settings win over defaults, and tokens in them are replaced', () => {
  const { config } = completeConfig({
    ...least,
    hosts: { app: 'app.acme.example' },
    announcement: { id: 'a', text: '{product} at {app_host}', buttons: [], closable: true },
    pageKinds: { guide: { folder: 'how', one: 'recipe', many: 'recipes' } },
  })
  expect(config.announcement?.text).toBe('Acme at app.acme.example')
  expect(config.pageKinds).toEqual({ ...defaultPageKinds, guide: { folder: 'how', one: 'recipe', many: 'recipes' } })
})

test('a setting of a kind of pages leaves the others of that kind as they are', () => {
  const facets = { levels: { label: 'Level' } }
  expect(completeConfig({ ...least, pageKinds: { guide: { facets } } }).config.pageKinds).toEqual({
    ...defaultPageKinds,
    guide: { folder: 'guides/all', one: 'guide', many: 'guides', facets },
  })
})

test('a navbar item without a rule is current below its first segment, and the home page’s wherever no other is', () => {
  const { config } = completeConfig({
    ...least,
    navbar: [
      { label: 'Home', href: '/' },
      { label: 'Guides', href: '/guides/all?new' },
      { label: 'Status', href: 'https://status.acme.example', active: { kind: 'under', segment: 'status' } },
    ],
  })
  expect(config.navbar.map(({ active }) => active)).toEqual([
    { kind: 'none-of', segments: ['guides'] },
    { kind: 'under', segment: 'guides' },
    { kind: 'under', segment: 'status' },
  ])
})
