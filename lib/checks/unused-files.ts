import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { CheckedPage } from './site.ts'

export interface SharedFiles {
  pages: readonly Pick<CheckedPage, 'compiled'>[]
  /** Paths of images on the site, such as `/images/model.svg`. */
  images: Iterable<string>
  /** Paths of snippets below content/, such as `snippets/service.json`. */
  snippets: Iterable<string>
  /** Paths of screens below content/, such as `screens/lock-form.yaml`. */
  screens?: Iterable<string>
}

function unused(code: Diagnostic['code'], file: string, what: string): Diagnostic {
  return {
    severity: 'warning',
    code,
    file,
    line: 1,
    column: 1,
    message: `No page uses this ${what}.`,
    hint: 'Remove the file, or use it.',
  }
}

/** Images, snippets, and screens that no page uses. An image is used when a page shows it, links to it or computes its path. */
export function checkUnusedFiles({ pages, images, snippets, screens = [] }: SharedFiles): Diagnostic[] {
  const shown = new Set<string>()
  const included = new Set<string>()
  for (const { compiled } of pages) {
    for (const { src } of compiled.images) shown.add(src)
    for (const { href } of compiled.links) shown.add(href.replace(/[?#].*$/, ''))
    for (const path of compiled.includes) included.add(path)
  }
  return [
    ...[...images]
      .filter((path) => !shown.has(path) && !pages.some(({ compiled }) => compiled.html.includes(path)))
      .map((path) => unused('unused-image', `content${path}`, 'image')),
    ...[...snippets]
      .filter((path) => !included.has(path))
      .map((path) => unused('unused-snippet', `content/${path}`, 'snippet')),
    ...[...screens]
      .filter((path) => !included.has(path))
      .map((path) => unused('unused-screen', `content/${path}`, 'screen')),
  ]
}
