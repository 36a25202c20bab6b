import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { minifiedScreenStyles, screenStylesAddress } from './screen-styles.ts'

test('the stylesheet is small, has no class outside the kit, and its URL changes with it', async () => {
  const css = await minifiedScreenStyles()
  expect(brotliCompressSync(css).length).toBeLessThan(5000)
  const classes = new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name))
  expect([...classes].filter((name) => !/^(?:s-|screen)/.test(name))).toEqual([])
  expect(screenStylesAddress()).toMatch(/^\/generated\/screens-[0-9a-f]{8}\.css$/)
})
