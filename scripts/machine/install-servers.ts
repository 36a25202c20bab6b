import { join } from 'node:path'
import { env } from '../../env.ts'
import { isProgram, thisMachine } from './find-browser.ts'
import { aptCommands, rootAccess, succeeds } from './system-packages.ts'

/**
 * Path of an installed program; undefined when there is none. Servers may be in folders that are only on an
 * administrator's path.
 */
export function findProgram(name: string): string | undefined {
  return [...thisMachine().path, '/usr/sbin', '/usr/local/sbin'].map((folder) => join(folder, name)).find(isProgram)
}

/** Web servers that the tests start, and the Debian packages that contain them. */
const servers = { nginx: 'nginx-light', caddy: 'caddy' }

/**
 * Makes sure that CI has the web servers, so none of their tests are skipped there. On a developer's machine nothing is
 * installed: missing servers are reported, and their tests count as skipped.
 * @throws on CI, when one cannot be installed
 */
export function ensureServers(): void {
  const missing = Object.entries(servers).filter(([name]) => findProgram(name) === undefined)
  if (missing.length === 0) return
  const names = missing.map(([name]) => name).join(' and ')
  if (!env.CI) {
    console.log(`Skipped: tests of ${names}, which this machine does not have.`)
    return
  }
  console.log(`Installing ${names} …`)
  const packages = missing.map(([, name]) => name)
  for (const command of aptCommands(rootAccess(), packages)) succeeds(command)
  const absent = missing.filter(([name]) => findProgram(name) === undefined).map(([name]) => name)
  if (absent.length === 0) return
  throw new Error(`The tests of web servers need ${absent.join(' and ')}. Install them and run the command again.`)
}
