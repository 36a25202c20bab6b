import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { licensesPage } from '#lib/dependencies/licenses.ts'
import { lockedPackages } from '#lib/dependencies/locked-package.ts'

/** The committed list of licenses, by its path. @param shipped paths of the packages that readers load */
export function licensesDoc(root: string, shipped: ReadonlySet<string>): Record<string, string> {
  const packages = lockedPackages(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return { 'docs/licenses.md': licensesPage(packages, shipped) }
}
