import { expect, test } from 'vitest'
import { renderDiagram } from './diagram.ts'

const source = 'graph LR\n  A[Service & team] --> B[Team]\n'

test('a diagram uses custom properties as colors, without a style block or web font', () => {
  const result = renderDiagram(source, 'd1')
  if ('error' in result) throw new Error(result.error)
  expect(result.svg).toMatch(/^<svg .*<\/svg>$/s)
  expect(result.svg).toContain('Service &amp; team')
  expect(result.svg).not.toMatch(/<style|https?:\/\/(?!www\.w3\.org)|class=|data-/)
  const colors = [...result.svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color)
  expect(colors.filter((color) => color !== 'none' && !color?.startsWith('var(--'))).toEqual([])
  expect(result.width).toBeGreaterThan(result.height)
})

test('IDs of several diagrams on a page differ, and references resolve within each diagram', () => {
  const ids = ['d1', 'd2'].map((prefix) => {
    const result = renderDiagram(source, prefix)
    const svg = 'svg' in result ? result.svg : ''
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    for (const [, reference] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(reference)
    return ids
  })
  expect(ids[0]?.length).toBeGreaterThan(0)
  expect(ids[0]?.filter((id) => ids[1]?.includes(id))).toEqual([])
})

test('the same source returns the same drawing', () => {
  expect(renderDiagram(source, 'd1')).toEqual(renderDiagram(`\n${source}\n`, 'd1'))
})

test.each(['', 'nonsense', 'graph XX\n A-->B'])('%j is an error that says why', (text) => {
  expect(renderDiagram(text, 'd1')).toMatchObject({ error: expect.stringMatching(/\w+/) as string })
})
