import { z } from 'zod'

const entry = z.looseObject({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  link: z.boolean().optional(),
})

/** A package as recorded in a lockfile. */
export interface LockedPackage {
  /** Folder relative to the project root. */
  path: string
  name: string
  version: string
  /** The license that the package declares, as an SPDX expression; undefined if it declares none. */
  license: string | undefined
  integrity: string | undefined
  resolved: string | undefined
  hasInstallScript: boolean
}

/** All packages of a lockfile, sorted by path. @throws if it is not an npm lockfile of version 3 */
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
      license,
      integrity,
      resolved,
      hasInstallScript,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}
