import { expect, test } from 'vitest'
import { markSprite } from './read-marks.ts'

test('each mark that is shown is a symbol: an own one, else that of simple-icons, and last the neutral one', () => {
  const own = { attributes: ' fill="none"', shapes: '<circle r="2"/>' }
  const marks = new Map([
    ['aws', own],
    ['github', own],
  ])
  const sprite = markSprite(['terraform', 'github', 'github', 'aws'], marks)
  expect(sprite.replace(/<path d="[^"]+"/g, '<path d="…"').replaceAll('<symbol', '\n<symbol')).toMatchInlineSnapshot(`
    "<svg xmlns="http://www.w3.org/2000/svg">
    <symbol id="aws" viewBox="0 0 24 24" fill="none"><circle r="2"/></symbol>
    <symbol id="github" viewBox="0 0 24 24" fill="none"><circle r="2"/></symbol>
    <symbol id="terraform" viewBox="0 0 24 24"><path d="…"/></symbol>
    <symbol id="no-mark" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"><path d="…"/></symbol></svg>"
  `)
})
