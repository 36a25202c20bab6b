import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { pictureSources } from '../images/picture-slots.ts'
import { rehypeImages } from './rehype-images.ts'

const images = new Map([
  ['/images/screen.png', { width: 1564, height: 900, responsive: true }],
  ['/images/my screen.png', { width: 20, height: 10, responsive: true }],
  ['/images/model.svg', { width: 24, height: 12, svg: '<svg/>' }],
])
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

function run(...children: (Element | string)[]): { html: string; elements: Element[] } {
  const tree: Root = h(null, ...children)
  rehypeImages(images)(tree)
  const elements: Element[] = []
  visit(tree, 'element', (node) => {
    if (node.tagName === 'img') elements.push(node)
  })
  return { html: toHtml(tree, { allowDangerousHtml: true }), elements }
}
const image = (src = '/images/screen.png', more = {}) => h('img', { src, alt: 'A screen', ...more })
const rules = ({ elements }: ReturnType<typeof run>) =>
  elements.map(({ properties: { loading, fetchPriority } }) => [loading, fetchPriority])

test('the first image loads eagerly, with high priority near the top; all others lazily', () => {
  expect(rules(run(h('p', words(120)), h('p', image()), image()))).toEqual([
    ['eager', 'high'],
    ['lazy', undefined],
  ])
  expect(rules(run(h('p', words(121)), image(), image()))).toEqual([
    ['eager', undefined],
    ['lazy', undefined],
  ])
})

test('code does not count as words, and attributes set by writers are unchanged', () => {
  expect(rules(run(h('pre', words(500)), image()))).toEqual([['eager', 'high']])
  expect(rules(run(image(undefined, { loading: 'lazy' })))).toEqual([['lazy', undefined]])
  expect(run(image(undefined, { width: 300, height: 200 })).elements[0]?.properties).toMatchObject({
    width: 300,
    height: 200,
  })
})

test('images have their size; only raster images have a slot', () => {
  const { html, elements } = run(image(), image('/images/model.svg'), image('https://a.example/b.png'))
  expect(elements.map(({ properties }) => [properties.width, properties.height])).toEqual([
    [1564, 900],
    [24, 12],
    [undefined, undefined],
  ])
  expect(pictureSources(html)).toEqual(['/images/screen.png'])
})

test('an image is images by its decoded path', () => {
  const { html, elements } = run(image('/images/my%20screen.png'))
  expect(elements[0]?.properties.width).toBe(20)
  expect(pictureSources(html)).toEqual(['/images/my screen.png'])
})

test('handles images in tables and lists; leaves a writer’s <picture> unchanged', () => {
  const { html } = run(h('table', h('tr', h('td', image()))), h('picture', h('source'), image()))
  expect(pictureSources(html)).toEqual(['/images/screen.png'])
})
