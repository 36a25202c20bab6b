import { expect, test } from 'vitest'
import { type ExportedPage, fragments, pageOfFile, pages } from './exported-pages.ts'
import { exportedFiles, redirectFiles, site } from './site.ts'

const exported = new Set(exportedFiles.filter((file) => !redirectFiles.has(file)))
const origin = new URL(site.url).origin

interface InternalLink {
  from: ExportedPage
  href: string
  /** File in `out/` that a host serves for it. */
  file: string
  hash: string
}

/** Links that stay on the site. An address without a file's name is served by the index file of its folder. */
function internalLinks(from: ExportedPage): InternalLink[] {
  return from.links.flatMap((href) => {
    const url = new URL(href, `${origin}${from.address}`)
    if (url.origin !== origin) return []
    const path = decodeURIComponent(url.pathname).slice(1)
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path
    return [{ from, href, file, hash: decodeURIComponent(url.hash.slice(1)) }]
  })
}

const show = ({ from, href }: InternalLink) => `${from.file} → ${href}`

test('every internal link leads to a file, without a redirect', () => {
  const links = [...pages, ...fragments].flatMap(internalLinks)
  expect(links.length).toBeGreaterThan(pages.length)
  expect(links.filter(({ file }) => !exported.has(file)).map(show)).toEqual([])
})

test('every internal link with a hash leads to an element', () => {
  const links = pages.flatMap(internalLinks).filter(({ hash }) => hash !== '')
  const broken = links.filter(({ file, hash }) => pageOfFile(file)?.ids.has(hash) === false)
  expect(broken.map(show)).toEqual([])
})
