import type { LockedPackage } from './locked-package.ts'

/** Whether a package's code or files are shipped to readers, or only used on the machine that builds the site. */
export type Use = 'shipped' | 'build'

/** Licenses that require at most attribution. */
const permissive: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT/X11',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])

/** Licenses with obligations on redistribution: acceptable for a build tool, not for code that readers load. */
const forBuild: ReadonlySet<string> = new Set([...permissive, 'CC-BY-4.0', 'EPL-2.0', 'LGPL-3.0-or-later', 'MPL-2.0'])

/**
 * Licenses of packages whose package.json does not declare one, each reviewed manually. A new version must be reviewed
 * again.
 */
const readByHand: Readonly<Record<string, string>> = {
  '@contentlayer2/source-remote-files@0.5.8': 'MIT',
  'compute-gcd@1.2.1': 'MIT',
  'compute-lcm@1.1.2': 'MIT',
  'fast-shallow-equal@1.0.0': 'Unlicense',
  'format@0.2.2': 'MIT',
  'hogan.js@3.0.2': 'Apache-2.0',
  'react-universal-interface@0.6.2': 'Unlicense',
  'reserved@0.1.2': 'MIT',
  'validate.io-function@1.0.2': 'MIT',
  'validate.io-integer@1.0.5': 'MIT',
  'validate.io-integer-array@1.0.0': 'MIT',
  'validate.io-number@1.0.3': 'MIT',
}

/** A package's license; undefined if it is unknown. */
function licenseOf({ name, version, license }: LockedPackage): string | undefined {
  return license ?? readByHand[`${name}@${version}`]
}

/**
 * Whether an SPDX expression is satisfied by a set of licenses. `AND` binds more tightly than `OR`.
 * @example isMet('(MIT OR GPL-3.0) AND ISC', new Set(['MIT', 'ISC'])) → true
 * @see https://spdx.github.io/spdx-spec/v3.0.1/annexes/spdx-license-expressions/
 */
export function isMet(expression: string, allowed: ReadonlySet<string>): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? []
  let at = 0
  const term = (): boolean => {
    const token = tokens[at]
    at += 1
    if (token !== '(') return token !== undefined && allowed.has(token)
    const isIn = either()
    at += 1
    return isIn
  }
  const all = (): boolean => {
    let areAllAllowed = term()
    while (tokens[at] === 'AND') {
      at += 1
      areAllAllowed = term() && areAllAllowed
    }
    return areAllAllowed
  }
  const either = (): boolean => {
    let isAnyAllowed = all()
    while (tokens[at] === 'OR') {
      at += 1
      isAnyAllowed = all() || isAnyAllowed
    }
    return isAnyAllowed
  }
  // Anything after an expression, such as an exception, is not an allowed license.
  return either() && at === tokens.length
}

/** What is wrong with a package's license, and what to do about it; undefined if it is acceptable. */
export function licenseProblem(locked: LockedPackage, use: Use): string | undefined {
  const id = `${locked.name}@${locked.version}`
  const license = licenseOf(locked)
  if (license === undefined) {
    return `${id} has no known license. Read its license file, and record it in lib/dependencies/licenses.ts or use another package.`
  }
  if (isMet(license, use === 'shipped' ? permissive : forBuild)) return undefined
  const reach = use === 'shipped' ? 'readers load it' : 'the build uses it'
  return `${id} has the license ${license}, and ${reach}. Use another package, or ask someone who can decide to add the license to lib/dependencies/licenses.ts.`
}

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
