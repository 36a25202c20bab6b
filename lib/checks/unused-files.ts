import { type Diagnostic, warning } from '../diagnostics/diagnostic.ts'
import type { CheckedPage } from './checked-site.ts'

export interface SharedFiles {
  pages: readonly Pick<CheckedPage, 'compiled'>[]
  /** Paths of images from the site root, such as `/images/model.svg`. */
  images: Iterable<string>
  /** Paths of snippets below content/, such as `snippets/service.json`. */
  snippets: Iterable<string>
  /** Paths of screens below content/, such as `screens/lock-form.yaml`. */
  screens?: Iterable<string>
}

/**
 * Reports images, snippets, and screens that no page uses. A page uses an image by showing it, linking to it, or
 * computing its path.
 */
export function checkUnusedFiles({ pages, images, snippets, screens = [] }: SharedFiles): Diagnostic[] {
  const usedImages = new Set<string>()
  const usedFiles = new Set<string>()
  for (const { compiled } of pages) {
    for (const { src } of compiled.images) usedImages.add(src)
    for (const { href } of compiled.links) usedImages.add(href.replace(/[?#].*$/, ''))
    for (const path of compiled.includes) usedFiles.add(path)
  }
  const isShown = (path: string) => usedImages.has(path) || pages.some(({ compiled }) => compiled.html.includes(path))
  const unused = (code: Diagnostic['code'], file: string, what: string) =>
    warning(code, { file }, `No page uses this ${what}.`, 'Remove the file, or use it.')
  const unusedFiles = (code: Diagnostic['code'], paths: Iterable<string>, what: string) =>
    [...paths].filter((path) => !usedFiles.has(path)).map((path) => unused(code, `content/${path}`, what))
  return [
    ...[...images].filter((path) => !isShown(path)).map((path) => unused('unused-image', `content${path}`, 'image')),
    ...unusedFiles('unused-snippet', snippets, 'snippet'),
    ...unusedFiles('unused-screen', screens, 'screen'),
  ]
}
