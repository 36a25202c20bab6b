import { env } from '../../env.ts'
import { findProgram } from './install-servers.ts'
import { aptCommands, rootAccess, succeeds } from './system-packages.ts'

/** Programs that start browsers other than Chromium, by their names, and the Debian packages that contain them. */
const programs = [
  { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  { names: ['Xvfb'], package: 'xvfb' },
]

/**
 * Installs browsers other than Chromium on CI, as far as the system has packages of them. The tests of a browser that is
 * still missing say so and are skipped. On a developer's machine nothing is installed.
 */
export function installOtherBrowsers(): void {
  if (!env.CI) return
  const missing = programs.filter(({ names }) => names.every((name) => findProgram(name) === undefined))
  // One at a time: a package that the system does not have would stop the others.
  for (const { package: name } of missing) {
    console.log(`Installing ${name} …`)
    aptCommands(rootAccess(), [name]).every((command) => succeeds(command))
  }
}
