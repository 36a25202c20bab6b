import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readNavigationSets, readScreen } from '#lib/screens/read-screen.ts'
import { screenHtml } from '#lib/screens/screen-html.ts'
import { listFiles } from '../disk/read-files.ts'
import { createConfigReader } from '../read/read-config.ts'
import { minifiedScreenStyles, screenStylesAddress } from './screen-styles.ts'

const folder = 'content/screens'
const mostBytes = { screen: 3000, styles: 5000 }
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

test('each screen of the site is valid and small', async () => {
  const { tokens } = await createConfigReader()(process.cwd())
  const { data: sets = {} } = readNavigationSets('kit/navigation.yaml', textOf('kit/navigation.yaml'), tokens)
  const files = listFiles(folder).filter((file) => /^[^/]+\.yaml$/.test(file))
  expect(files.length).toBeGreaterThan(0)
  const large = files.flatMap((file) => {
    const { data, diagnostics } = readScreen(file, textOf(file), sets, tokens)
    expect(diagnostics).toEqual([])
    const bytes = data === undefined ? 0 : brotliCompressSync(screenHtml(data, sets)).length
    return bytes > mostBytes.screen ? [`${file}: ${bytes} bytes`] : []
  })
  expect(large).toEqual([])
})

test('the stylesheet is small, has no class outside the kit, and its URL changes with it', async () => {
  const css = await minifiedScreenStyles()
  expect(brotliCompressSync(css).length).toBeLessThan(mostBytes.styles)
  const classes = new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name))
  expect([...classes].filter((name) => !/^(?:s-|screen)/.test(name))).toEqual([])
  expect(screenStylesAddress()).toMatch(/^\/generated\/screens-[0-9a-f]{8}\.css$/)
})
