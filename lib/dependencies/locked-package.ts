import { z } from 'zod'

const entry = z.looseObject({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  link: z.boolean().optional(),
})

/** A package as a lock file has it. */
export interface LockedPackage {
  /** Folder below the project. */
  path: string
  name: string
  version: string
  /** What the package says of its licence, in the terms of SPDX; undefined when it does not say it there. */
  licence: string | undefined
  integrity: string | undefined
  resolved: string | undefined
  hasInstallScript: boolean
}

/**
 * All packages of a lock file, sorted by path.
 * @throws when it is none of npm's, version 3
 */
export function lockedPackages(lockText: string): LockedPackage[] {
  const { packages } = z
    .looseObject({ lockfileVersion: z.literal(3), packages: z.record(z.string(), entry) })
    .parse(JSON.parse(lockText))
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license, integrity, resolved, hasInstallScript = false }]) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      integrity,
      resolved,
      hasInstallScript,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}
