import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { imageSettings, imageWidths } from '#lib/images/image-settings.ts'
import { documents, exportedFiles, fileOfRoute, out, readExported, site } from './site.ts'
import { whereSiteHas } from './site-has.ts'

interface Shown {
  route: string
  image: Element
  /** Place among the pictures of its article, from 0. */
  place: number
  sources: Element[]
}

const files = new Set(exportedFiles.map((file) => `/${file}`))
const bytes = (address: string) => statSync(join(out, address)).size

/** Every picture of every article. */
const shown: Shown[] = documents.flatMap(({ route }) => {
  const found: Shown[] = []
  visit(fromHtml(readExported(fileOfRoute(route))), 'element', (prose) => {
    if (prose.tagName !== 'div' || ![prose.properties.className].flat().includes('prose')) return undefined
    visit(prose, 'element', (image, _, parent) => {
      if (image.tagName !== 'img') return
      const around = parent?.type === 'element' && parent.tagName === 'picture' ? parent.children : []
      const sources = around.filter((child): child is Element => child.type === 'element' && child.tagName === 'source')
      found.push({ route, image, place: found.length, sources })
    })
    return undefined
  })
  return found
})
const screens = shown.filter(({ image }) => /\.(?:png|jpe?g)$/.test(String(image.properties.src)))
const candidates = (source: Element) =>
  String(source.properties.srcSet)
    .split(', ')
    .map((entry) => entry.split(' ') as [address: string, width: string])

whereSiteHas('pictures', () => {
  test('every picture has a size, a text and a file', () => {
    const diagnostics = shown.flatMap(({ route, image: { properties } }) => {
      const isWhole =
        Number(properties.width) > 0 && Number(properties.height) > 0 && String(properties.alt).trim() !== ''
      return isWhole && files.has(String(properties.src)) ? [] : [`${route}: ${properties.src}`]
    })
    expect(diagnostics).toEqual([])
  })

  test('the first picture of an article loads at once, all others when they come near', () => {
    const diagnostics = shown.filter(
      ({ place, image: { properties } }) =>
        properties.loading !== (place === 0 ? 'eager' : 'lazy') ||
        (place > 0 && properties.fetchPriority !== undefined),
    )
    expect(diagnostics.map(({ route, image }) => `${route}: ${image.properties.src}`)).toEqual([])
  })

  test('pictures of pixels are offered as AVIF, WebP and in their own format, in every width and never enlarged', () => {
    for (const { image, sources } of screens) {
      const { src, width } = image.properties
      expect(sources.map(({ properties }) => properties.type).sort(), String(src)).toEqual([
        'image/avif',
        'image/png',
        'image/webp',
      ])
      for (const source of sources) {
        const widths = candidates(source).map(([, described]) => Number(described.replace('w', '')))
        expect(widths).toEqual(imageWidths(imageSettings(site), Number(width)))
        expect(source.properties.sizes).toMatch(/vw/)
      }
    }
  })

  test('every file exists, and is smaller than the original', () => {
    const diagnostics = screens.flatMap(({ image, sources }) => {
      const original = bytes(String(image.properties.src))
      return sources
        .flatMap(candidates)
        .map(([address]) => address)
        .filter((address) => !files.has(address) || bytes(address) >= original)
    })
    expect(diagnostics).toEqual([])
  })

  test('the export holds no published file that no page names', () => {
    const named = new Set(screens.flatMap(({ sources }) => sources.flatMap(candidates)).map(([address]) => address))
    expect([...files].filter((file) => file.startsWith('/generated/images/') && !named.has(file))).toEqual([])
  })
})

test('no slot is left in a page', () => {
  expect(documents.filter(({ route }) => /[\uE002\uE003]/.test(readExported(fileOfRoute(route))))).toEqual([])
})
