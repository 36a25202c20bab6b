import { expect, test } from 'vitest'
import { fragments, pages } from './exported-pages.ts'
import { exportedFiles, readExported, site } from './site.ts'

const origin = new URL(site.url).origin
const absoluteInCss = /(?:url\(\s*["']?|@import\s+["']?)((?:https?:)?\/\/[^"')\s;]+)/gi

function isElsewhere(url: string): boolean {
  const { protocol, origin: other } = new URL(url, origin)
  return protocol.startsWith('http') && other !== origin
}

function elsewhereInCss(css: string): string[] {
  return [...css.matchAll(absoluteInCss)].map(([, url = '']) => url).filter(isElsewhere)
}

test('the search in CSS finds addresses', () => {
  const css = `@import "https://a.example/x.css"; @import url(//b.example/y.css); a { background: url('https://c.example/z.png') }`
  expect(elsewhereInCss(css)).toEqual(['https://a.example/x.css', '//b.example/y.css', 'https://c.example/z.png'])
})

test('no page loads anything from elsewhere', () => {
  const found = [...pages, ...fragments].flatMap(({ file, resources, inlineStyles }) =>
    [...resources.filter(isElsewhere), ...inlineStyles.flatMap(elsewhereInCss)].map((url) => `${file} → ${url}`),
  )
  expect(pages.some(({ resources }) => resources.length > 0)).toBe(true)
  expect(found).toEqual([])
})

test('no stylesheet and no picture loads anything from elsewhere', () => {
  const files = exportedFiles.filter((file) => /\.(?:css|svg)$/.test(file))
  expect(files.flatMap((file) => elsewhereInCss(readExported(file)).map((url) => `${file} → ${url}`))).toEqual([])
})

test('the web manifest names icons of the site', () => {
  const { icons } = JSON.parse(readExported('site.webmanifest')) as { icons: { src: string }[] }
  expect(icons.filter(({ src }) => !exportedFiles.includes(src.slice(1)))).toEqual([])
})
