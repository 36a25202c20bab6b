import { expect, test } from 'vitest'
import { renderDiagram } from './diagram.ts'

const source = 'graph LR\n  A[Service & team] --> B[Team]\n'

test('a diagram is drawn with custom properties as colours, without a style block or a font of another host', () => {
  const result = renderDiagram(source, 'd1')
  if ('error' in result) throw new Error(result.error)
  expect(result.svg).toMatch(/^<svg .*<\/svg>$/s)
  expect(result.svg).toContain('Service &amp; team')
  expect(result.svg).not.toMatch(/<style|https?:\/\/(?!www\.w3\.org)|class=|data-/)
  const colors = [...result.svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color)
  expect(colors.filter((color) => color !== 'none' && !color?.startsWith('var(--'))).toEqual([])
  expect(result.width).toBeGreaterThan(result.height)
})

test('ids of several diagrams on one page differ, and references lead to the own ones', () => {
  const ids = ['d1', 'd2'].map((prefix) => {
    const result = renderDiagram(source, prefix)
    const svg = 'svg' in result ? result.svg : ''
    const found = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    for (const [, reference] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(found).toContain(reference)
    return found
  })
  expect(ids[0]?.length).toBeGreaterThan(0)
  expect(ids[0]?.filter((id) => ids[1]?.includes(id))).toEqual([])
})

test('the same source gives the same drawing', () => {
  expect(renderDiagram(source, 'd1')).toEqual(renderDiagram(`\n${source}\n`, 'd1'))
})

test.each(['', 'nonsense', 'graph XX\n A-->B'])('%j is an error that says why', (text) => {
  expect(renderDiagram(text, 'd1')).toMatchObject({ error: expect.stringMatching(/\w+/) as string })
})
