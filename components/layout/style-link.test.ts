import { expect, test } from 'vitest'
import { needsStylesFirst, withStyleLink } from './style-link.tsx'

const link = '<link rel="stylesheet" href="/a.css">'

test('title and lead are in front of the link, and the text is behind it', () => {
  expect(withStyleLink('<h1>A</h1><div class="prose"><p>B</p></div>', '/a.css')).toBe(
    `<h1>A</h1>${link}<div class="prose"><p>B</p></div>`,
  )
})

test('an article without text of its own begins with the link', () => {
  expect(withStyleLink('<h1>A</h1><ul></ul>', '/a.css')).toBe(`${link}<h1>A</h1><ul></ul>`)
})

test('operations and indexes of cards need their styles first', () => {
  expect(needsStylesFirst('<h1>A</h1><div class="endpoint">')).toBe(true)
  expect(needsStylesFirst('<h1>A</h1><div class="prose"><div class="card-index" data-one="guide">')).toBe(true)
  expect(needsStylesFirst('<h1>A</h1><div class="prose"><p>An endpoint</p>')).toBe(false)
})
