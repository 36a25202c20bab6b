import { expect, test } from 'vitest'
import { needsStylesFirst, withStyleLink } from './style-link.tsx'

const link = '<link rel="stylesheet" href="/a.css">'

/** What is in front of the link. */
function painted(article: string): string {
  const html = withStyleLink(article, '/a.css')
  expect(html.replace(link, '')).toBe(article)
  return html.slice(0, html.indexOf(link))
}

test('title, lead, and plain text are in front of the link', () => {
  const text =
    '<h1>A</h1><div class="prose" data-zoom="x"><p>B <code>c</code></p>\n<ul>\n<li>D</li></ul><h2 id="e">E</h2>'
  expect(painted(`${text}<figure class="code">F</figure><p>G</p></div>`)).toBe(text)
  expect(painted(`${text}<div class="tabs"></div></div>`)).toBe(text)
})

test('text with anything that needs the styles is behind it', () => {
  const start = '<h1>A</h1><div class="prose"><p>B<a class="anchor" href="#b"></a></p>'
  const others = [
    '<p><span class="badge">C</span></p>',
    '<p><img src="c.png"></p>',
    '<p><a href="/c" target="_blank">C</a></p>',
  ]
  for (const next of [...others, '<ul><li><ul></ul></li></ul>'])
    expect(painted(`${start}${next}<p>D</p></div>`)).toBe(start)
})

test('the top of a landing page is in front of the link, with its own styles', () => {
  const hero = '<div class="prose">\n<section class="hero"><p class="hero-actions"></p></section><h2>A</h2>'
  expect(withStyleLink(`${hero}<ul class="cards"></ul></div>`, '/a.css', '.hero{}')).toBe(
    `<style>.hero{}</style>${hero}${link}<ul class="cards"></ul></div>`,
  )
})

test('an article without text of its own begins with the link', () => {
  expect(painted('<ul class="page-list"></ul>')).toBe('')
})

test('operations and indexes of cards need their styles first', () => {
  expect(needsStylesFirst('<h1>A</h1><div class="endpoint">')).toBe(true)
  expect(needsStylesFirst('<h1>A</h1><div class="prose"><div class="card-index" data-one="guide">')).toBe(true)
  expect(needsStylesFirst('<h1>A</h1><div class="prose"><p>An endpoint</p>')).toBe(false)
})
