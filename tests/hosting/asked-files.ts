import { appendFileSync, cpSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { out } from '../export/site.ts'

/** An old path that leads to a page; the site itself has none. */
export const oldPath = '/a-path-of-earlier-days'

/** Folders of the export that are requested. Each site has them. */
const askedFolders = ['assets', '_search', 'generated', 'search']

/**
 * Copies the requested files of the export to a folder, and adds an old path. Compressing all other pages would take
 * longer than all requests.
 */
export function layOutAskedFiles(exported: string): string {
  const isAsked = (path: string) => {
    const [top = ''] = relative(out, path).split(sep)
    return !statSync(path).isDirectory() || top === '' || askedFolders.includes(top)
  }
  cpSync(out, exported, { recursive: true, filter: isAsked })
  appendFileSync(join(exported, '_redirects'), `${oldPath} /search/ 301\n${oldPath}/ /search/ 301\n`)
  return exported
}
