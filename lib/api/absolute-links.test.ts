import { expect, test } from 'vitest'
import { withAbsoluteLinks } from './absolute-links.ts'

const site = 'https://docs.slipway.example'

test('paths in descriptions become absolute URLs', () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'A', description: 'See [a](/a#b), [c](/c) and [d](https://d.example). `[e](/e)` is no link.' },
    components: {
      schemas: { A: { description: '[$&](/a)', properties: { description: { description: '[a](/a)' } } } },
    },
  }
  expect(withAbsoluteLinks(document, site)).toEqual({
    openapi: '3.1.0',
    info: {
      title: 'A',
      description: `See [a](${site}/a/#b), [c](${site}/c/) and [d](https://d.example). \`[e](/e)\` is no link.`,
    },
    components: {
      schemas: {
        A: { description: `[$&](${site}/a/)`, properties: { description: { description: `[a](${site}/a/)` } } },
      },
    },
  })
})

test('examples are unchanged', () => {
  const document = { openapi: '3.0.3', components: { schemas: { A: { example: { description: '[a](/a)' } } } } }
  expect(withAbsoluteLinks(document, site)).toEqual(document)
})
