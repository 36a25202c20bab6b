import { licenseOf } from './licenses.ts'
import type { LockedPackage } from './locked-package.ts'

function table(packages: readonly LockedPackage[]): string {
  const byLicense = new Map<string, Set<string>>()
  for (const one of packages) {
    const license = licenseOf(one) ?? 'unknown'
    byLicense.set(license, (byLicense.get(license) ?? new Set()).add(one.name))
  }
  const rows = [...byLicense].sort(([a], [b]) => (a < b ? -1 : 1))
  const lines = rows.map(([license, names]) => `| ${license} | ${names.size} | ${[...names].sort().join(', ')} |`)
  return ['| License | Packages | Names |', '|---|---|---|', ...lines].join('\n')
}

/**
 * Generates the page of docs/ that lists the licenses of all packages. Packages shipped to readers are listed
 * separately.
 */
export function licensesPage(packages: readonly LockedPackage[], shipped: ReadonlySet<string>): string {
  const isShipped = ({ path }: LockedPackage) => shipped.has(path)
  return `# Licenses of dependencies

Written by \`npm run docs\` from \`package-lock.json\`; do not edit. A test fails, with the package's name and what to do, when a
package is added whose license is not allowed or not known. The rules are in \`lib/dependencies/licenses.ts\`.

## In what readers load

Packages whose code or files are in the exported site.

${table(packages.filter(isShipped))}

## On the machine that builds the site

Tools. Nothing of them is in the exported site. Some are for systems other than yours and are not installed there.

${table(packages.filter((one) => !isShipped(one)))}
`
}
