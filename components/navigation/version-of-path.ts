/** Storage key of the preferred version. @see specification, section 9 */
export function preferredVersionKey(pluginId: string): string {
  return `docs-preferred-version-${pluginId}`
}

/**
 * The version that a path names, and the path without it; the current version has no name.
 * @example versionOfPath('/1.0/a/', ['1.0']) → { version: '1.0', rest: '/a/' }
 */
export function versionOfPath(pathname: string, versions: readonly string[]): { version: string; rest: string } {
  const [, first = '', ...rest] = pathname.split('/')
  return versions.includes(first) ? { version: first, rest: `/${rest.join('/')}` } : { version: '', rest: pathname }
}
