import { join } from 'node:path'
import { env } from '../../env.ts'
import { isProgram, thisMachine } from '../browser/find-browser.ts'
import { aptCommands, asRoot, rootAccess, succeeds } from './system-packages.ts'

/** Path of an installed program; undefined when there is none. Servers lie where only administrators look. */
export function findProgram(name: string): string | undefined {
  return [...thisMachine().path, '/usr/sbin', '/usr/local/sbin'].map((folder) => join(folder, name)).find(isProgram)
}

/** Web servers that the tests start, and Debian's packages with them. */
const servers = { nginx: 'nginx-light', caddy: 'caddy' }

/**
 * Makes sure that CI has the web servers, so that none of their tests is left out there. A developer's machine gets nothing: what
 * is missing is said, and counted as skipped.
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
  const access = rootAccess(process.platform)
  for (const command of aptCommands(...missing.map(([, name]) => name))) succeeds(asRoot(command, access), 'inherit')
  const absent = missing.filter(([name]) => findProgram(name) === undefined).map(([name]) => name)
  if (absent.length === 0) return
  throw new Error(`The tests of web servers need ${absent.join(' and ')}. Install them and run the command again.`)
}
