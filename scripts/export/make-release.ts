import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { caddyConfig, caddySite } from '#lib/hosting/caddy-config.ts'
import { readHeadersFile } from '#lib/hosting/headers-file.ts'
import { nginxConfig, nginxMaps, nginxServer } from '#lib/hosting/nginx-config.ts'
import { readRedirectRules } from '#lib/hosting/redirect-output.ts'
import { keptReleases } from '#lib/hosting/retained-releases.ts'
import { type BuildFile, buildFilePath } from '#lib/pages/build-file.ts'
import { listFiles, readTextIfExists } from '../disk/read-files.ts'
import type { Store } from '../disk/store.ts'
import { writeTextIfChanged } from '../disk/write-file.ts'
import { compressFiles } from './compress-files.ts'
import { keepOldFiles, layOutSite } from './lay-out-release.ts'
import { currentRelease, type ReleaseFacts, readReleases, releasePaths, switchRelease } from './release-folder.ts'
import type { ReleaseOptions } from './release-options.ts'

interface ReleaseInput extends Pick<ReleaseOptions, 'to' | 'keepDays' | 'port' | 'brotli'> {
  /** Folder of the finished export. */
  exported: string
  /** Where compressed files are stored; without it, none are made. */
  store: Store | undefined
  now: Date
}

/**
 * Writes the configurations of web servers. They point to the release's own folder, because its headers belong to its
 * pages.
 */
function writeConfigs(folder: string, finalFolder: string, { exported, port, brotli }: ReleaseInput): void {
  const served = {
    folder: join(finalFolder, 'site'),
    rules: readHeadersFile(readTextIfExists(join(exported, '_headers')) ?? ''),
    redirects: readRedirectRules(readTextIfExists(join(exported, '_redirects')) ?? ''),
  }
  const at = (name: string) => join(finalFolder, name)
  const texts = {
    'nginx/maps.conf': nginxMaps(served),
    'nginx/server.conf': nginxServer(served, brotli),
    'nginx/nginx.conf': nginxConfig({ maps: at('nginx/maps.conf'), server: at('nginx/server.conf'), port }),
    'caddy/site.caddy': caddySite(served),
    'caddy/Caddyfile': caddyConfig(at('caddy/site.caddy'), port),
  }
  for (const [name, text] of Object.entries(texts)) writeTextIfChanged(join(folder, name), text)
}

/** The build's id and a hash of all files: the same bytes give the same name. */
function releaseName(exported: string): string {
  const { id } = JSON.parse(readFileSync(join(exported, buildFilePath), 'utf8')) as BuildFile
  const hash = createHash('sha256')
  for (const path of listFiles(exported)) hash.update(`${path}\0`).update(readFileSync(join(exported, path)))
  return `${id}-${hash.digest('hex').slice(0, 8)}`
}

/**
 * Makes a release of an export and publishes it: compressed files, configurations of web servers, and the files of
 * earlier releases that readers may still request. Nothing is visible to readers until the last step.
 * @returns its id, and how many files were compressed
 */
export async function makeRelease(input: ReleaseInput): Promise<{ id: string; compressed: number; removed: string[] }> {
  const { exported, store, now, keepDays } = input
  const to = resolve(input.to)
  const paths = releasePaths(to)
  const id = releaseName(exported)
  const releases = readReleases(to)
  const earlier = releases.filter((release) => release.id !== id)
  const { kept: retained, removed } = keptReleases(earlier, now, keepDays)
  const isRetained = ({ id: other }: ReleaseFacts) => retained.some((release) => release.id === other)

  const final = paths.release(id)
  const isThere = existsSync(paths.facts(id))
  const folder = isThere ? final : `${final}.new`
  const site = join(folder, 'site')
  let compressed = 0
  let hashed = releases.find((release) => release.id === id)?.hashed ?? []
  if (!isThere) {
    rmSync(folder, { recursive: true, force: true })
    const before = currentRelease(to)
    hashed = layOutSite(exported, site, before === undefined ? undefined : paths.site(before))
    if (store !== undefined) compressed = await compressFiles(site, store)
  }
  keepOldFiles(site, to, earlier.filter(isRetained))
  writeConfigs(folder, final, input)
  const facts: ReleaseFacts = { id, since: now.toISOString(), hashed }
  writeTextIfChanged(join(folder, 'release.json'), JSON.stringify(facts))
  if (!isThere) renameSync(folder, final)
  switchRelease(to, id)
  for (const release of removed) rmSync(paths.release(release.id), { recursive: true, force: true })
  return { id, compressed, removed: removed.map((release) => release.id) }
}

/** Restores the previous release. @returns its id; undefined when there is none */
export function goBack(to: string, now: Date): string | undefined {
  const current = currentRelease(to)
  const releases = readReleases(to).sort((a, b) => (a.since < b.since ? 1 : -1))
  const [before] = releases.filter(({ id }) => id !== current)
  if (before === undefined) return undefined
  const facts: ReleaseFacts = { ...before, since: now.toISOString() }
  writeTextIfChanged(releasePaths(to).facts(before.id), JSON.stringify(facts))
  switchRelease(to, before.id)
  return before.id
}
