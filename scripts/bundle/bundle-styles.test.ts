import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { listFiles } from '../disk/read-files.ts'
import { bundleStyles, forBrowsers } from './bundle-styles.ts'
import { writeFonts } from './write-fonts.ts'

const noFonts = { css: '', rest: '' }

function styledSite(): string {
  const root = temporaryFolder()
  mkdirSync(join(root, 'app'))
  cpSync('app/styles', join(root, 'app/styles'), { recursive: true })
  return root
}

test('critical styles are small enough for every page', async () => {
  const root = styledSite()
  const { critical } = await bundleStyles(root, noFonts)
  expect(brotliCompressSync(critical).length).toBeLessThan(3600)
  const inlined = (await bundleStyles(root, await writeFonts(root))).critical
  expect(brotliCompressSync(inlined).length).toBeLessThan(4100)
  expect(inlined.startsWith('@font-face')).toBe(true)
  // The text must not end the element that contains it.
  expect(inlined).not.toContain('</')
})

test('what only landing pages contain is small', async () => {
  const { landing } = await bundleStyles(styledSite(), noFonts)
  expect(landing).toContain('.hero')
  expect(brotliCompressSync(landing).length).toBeLessThan(800)
})

test('breakpoints follow the size of the browser’s text; sizes keep their pixels', () => {
  const css = '@media (width <= 996px) { a { width: 32px } } @container (width > 320px) { a { top: 0 } }'
  expect(forBrowsers(css, 'a.css')).toBe('@media (width<=62.25em){a{width:32px}}@container (width>320px){a{top:0}}')
})

test('every sheet is in one of the parts', () => {
  const imports = (name: string) =>
    [...readFileSync(`app/styles/${name}.css`, 'utf8').matchAll(/@import "\.\/([\w-]+\.css)";/g)].map(
      ([, file = '']) => file,
    )
  const parts = ['critical.css', 'rest.css']
  expect(imports('index')).toEqual(parts)
  const alone = ['index.css', 'first-landing.css', 'search-page.css', 'explorer.css', 'card-index.css', ...parts]
  const sheets = listFiles('app/styles').filter((file) => !alone.includes(file))
  expect([...imports('critical'), ...imports('rest')].sort()).toEqual(sheets)
  expect(imports('rest')).toEqual(expect.arrayContaining(imports('first-landing')))
})

test('the other styles are one file, and others for the results page, the API explorer, and indexes, whose names change with them', async () => {
  const root = styledSite()
  const { rest, search, explorer, cardIndex } = await bundleStyles(root, noFonts)
  expect(rest).toMatch(/^\/assets\/css\/site\.[0-9a-f]{8}\.css$/)
  expect(readFileSync(join(root, 'public', rest), 'utf8')).toContain('.footer{')
  expect(search).toMatch(/^\/assets\/css\/search\.[0-9a-f]{8}\.css$/)
  expect(readFileSync(join(root, 'public', search), 'utf8')).toContain('.context-filter')
  expect(readFileSync(join(root, 'public', explorer), 'utf8')).toContain('.explorer-head')
  expect(readFileSync(join(root, 'public', cardIndex), 'utf8')).toContain('.index-filters')
  expect(await bundleStyles(root, noFonts)).toMatchObject({ rest, search, explorer })

  writeFileSync(join(root, 'app/styles/print.css'), '@media print { html { color: red } }')
  const changed = await bundleStyles(root, noFonts)
  expect(changed.rest).not.toBe(rest)
  expect(changed.search).toBe(search)
  const names = [cardIndex, explorer, search, changed.rest].map((path) => path.split('/').at(-1))
  expect(listFiles(join(root, 'public/assets/css'))).toEqual(names)
})
