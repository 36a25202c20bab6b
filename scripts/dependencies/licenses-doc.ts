import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { licensesPage } from '#lib/dependencies/licenses.ts'
import { lockedPackages } from '#lib/dependencies/locked-package.ts'
import { shippedPackages } from './shipped-packages.ts'

/** The committed list of licenses, by its path. */
export async function licensesDoc(root: string): Promise<Record<string, string>> {
  const packages = lockedPackages(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return { 'docs/licenses.md': licensesPage(packages, await shippedPackages(root)) }
}
