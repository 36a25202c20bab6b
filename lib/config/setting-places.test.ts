import { expect, test } from 'vitest'
import { settingName, settingPlaces } from './setting-places.ts'

const source = `import { a } from './a.ts'
const brand = 'acme'
const site = {
  brand,
  'product': \`Acme\`,
  zoom: { background: { light: 'white' } },
  cardImage: { background: "card.svg" },
  navbar: [{ href: '/' }, { href: a }] as const,
  regions: ['us', ...a, 'eu'],
  ...a,
}
export default site as const satisfies SiteSettings
`

const shown = (path: readonly PropertyKey[], of?: 'key' | 'value') => {
  const { line, column } = settingPlaces(source)(path, of)
  return source.split('\n')[line - 1]?.slice(column - 1)
}

test('a setting is found by its keys, in quotes or not, and wherever its object is declared', () => {
  expect(shown(['brand'])).toBe('brand,')
  expect(shown(['product'])).toBe("product': `Acme`,")
  expect(shown(['product'], 'value')).toBe('Acme`,')
  expect(shown(['cardImage', 'background'])).toBe('background: "card.svg" },')
  expect(shown(['cardImage', 'background'], 'value')).toBe('card.svg" },')
  expect(shown(['navbar', 1, 'href'])).toBe('href: a }] as const,')
  expect(shown(['regions', 0])).toBe("us', ...a, 'eu'],")
})

test('what is computed or missing has the place of what contains it', () => {
  expect(shown(['zoom', 'background', 'dark'])).toBe("background: { light: 'white' } },")
  expect(shown(['regions', 2])).toBe("regions: ['us', ...a, 'eu'],")
  expect(settingPlaces(source)(['offline'])).toEqual({ line: 1, column: 1 })
  expect(settingPlaces('')(['brand'])).toEqual({ line: 1, column: 1 })
})

test('a setting has the name by which code reads it', () => {
  expect(settingName(['navbar', 0, 'href'])).toBe('navbar[0].href')
})
