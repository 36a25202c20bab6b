import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { readHeadersFile } from '#lib/hosting/headers-file.ts'
import { withMetaPolicy } from '#lib/hosting/policy.ts'
import { hostFiles } from '#lib/hosting/resolve-request.ts'
import { listFiles } from '../disk/read-files.ts'

/**
 * Writes an export for a host that does not send our headers: each page contains the policy. Old paths already have
 * pages.
 * @param to folder, which is replaced
 */
export function releaseForPages(exported: string, to: string): void {
  const target = resolve(to)
  rmSync(target, { recursive: true, force: true })
  const isHostFile = (path: string) => hostFiles.includes(`/${basename(path)}`)
  cpSync(exported, target, { recursive: true, filter: (path) => !isHostFile(path) })
  const policy = readHeadersFile(readFileSync(join(exported, '_headers'), 'utf8'))[0]?.headers[
    'Content-Security-Policy'
  ]
  if (policy === undefined)
    throw new Error(`${join(exported, '_headers')} contains no policy. Run “npm run build” first.`)
  const pages = listFiles(target, (path) => path === '_parts' || path === 'generated')
  for (const path of pages.filter((name) => name.endsWith('.html'))) {
    const file = join(target, path)
    writeFileSync(file, withMetaPolicy(readFileSync(file, 'utf8'), policy))
  }
  // Without it, folders that begin with “_” are not served.
  writeFileSync(join(target, '.nojekyll'), '')
}
