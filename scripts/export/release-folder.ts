import { existsSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Release } from '#lib/hosting/retained-releases.ts'

/** The parts of a folder of releases. */
export function releasePaths(to: string) {
  const releases = join(to, 'releases')
  return {
    releases,
    current: join(to, 'current'),
    release: (id: string) => join(releases, id),
    site: (id: string) => join(releases, id, 'site'),
    facts: (id: string) => join(releases, id, 'release.json'),
  }
}

/** Facts that a release records about itself. */
export interface ReleaseFacts extends Release {
  /** Its own files whose names carry a hash, without those of earlier releases. */
  hashed: string[]
}

/** All complete releases. */
export function readReleases(to: string): ReleaseFacts[] {
  const { releases, facts } = releasePaths(to)
  if (!existsSync(releases)) return []
  return readdirSync(releases)
    .filter((id) => existsSync(facts(id)))
    .map((id) => JSON.parse(readFileSync(facts(id), 'utf8')) as ReleaseFacts)
}

/** Id of the current release, if there is one. */
export function currentRelease(to: string): string | undefined {
  try {
    return basename(readlinkSync(releasePaths(to).current))
  } catch {
    return undefined
  }
}

/** Publishes a release in one step: there is always a current release. */
export function switchRelease(to: string, id: string): void {
  const { current } = releasePaths(to)
  const link = `${current}.new`
  rmSync(link, { force: true })
  symlinkSync(join('releases', id), link)
  renameSync(link, current)
}
