import { expect, test } from 'vitest'
import { type ExportedPage, fragments, pageOfFile, pages } from './exported-pages.ts'
import { exportedFiles, fileOfRoute, redirectFiles, redirects, site } from './site.ts'

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
  // A hash with a slash is a place in the API explorer; its links have a test of their own.
  const links = pages.flatMap(internalLinks).filter(({ hash }) => hash !== '' && !hash.startsWith('/'))
  const broken = links.filter(({ file, hash }) => pageOfFile(file)?.ids.has(hash) === false)
  expect(broken.map(show)).toEqual([])
})

test('a shortened address leads to a page: each folder above one is a page, or redirects to one', () => {
  const folders = pages.flatMap(({ file }) => {
    const segments = file.split('/').slice(0, -2)
    return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
  })
  expect(folders.length).toBeGreaterThan(0)
  expect(folders.filter((folder) => !exportedFiles.includes(fileOfRoute(folder)))).toEqual([])
  expect(redirects.filter(({ to }) => !exported.has(fileOfRoute(to)))).toEqual([])
})
