import { appendFileSync, cpSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { redirectRules } from '#lib/hosting/redirect-output.ts'
import type { Redirect } from '#lib/navigation/redirect-file.ts'
import { out } from '../export/site.ts'

/** Old paths that lead to a page; the site itself has none. Old sites have letters of any script in them. */
export const oldPaths = ['/a-path-of-earlier-days', '/früher/Überblick', '/docs/安装']

/** The rules of old paths, as an export has them. */
export const oldRules: string = redirectRules(oldPaths.map((from) => ({ from, to: '/search' }) as Redirect))

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
  appendFileSync(join(exported, '_redirects'), oldRules)
  return exported
}
