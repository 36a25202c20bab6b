import { join } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import type { ConsoleSettings } from '#components/api-reference/try-it-settings.ts'
import { bundleFile } from './bundle-file.ts'
import { changeElements, mergeOnlyCounterparts, silenceWarnings } from './elements-source.ts'

/** A replacement for a package. Modules may create components from its parts when they load; rendering one fails. */
function standIn(names: readonly string[]): string {
  const parts = names.map((name) =>
    name === 'default' ? 'export default unreached' : `export const ${name} = unreached`,
  )
  return [
    'function unreached() { return () => { throw new Error("This part of Elements is not in the explorer") } }',
    ...parts,
  ].join('\n')
}

function leaveOut(standIns: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'leave-out',
    setup({ onResolve, onLoad, resolve }) {
      onLoad({ filter: /.*/, namespace: 'stand-in' }, ({ path }) => ({ contents: standIns[path] ?? '' }))
      onResolve({ filter: /^[^./#]/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
        if (pluginData === 'resolving') return undefined
        if (Object.hasOwn(standIns, path)) return { path, namespace: 'stand-in' }
        // The bundled packages have no side effects, but not all of them declare that.
        const resolved = await resolve(path, { importer, resolveDir, kind, pluginData: 'resolving' })
        return resolved.errors.length > 0 ? undefined : { ...resolved, sideEffects: false }
      })
    },
  }
}

/** Packages that the explorer doesn't need, by what takes their place. A missing name stops the build. */
const explorerStandIns: Readonly<Record<string, string>> = {
  // The specification is one document already.
  '@stoplight/json-schema-ref-parser': 'export default { bundle: async (document) => document }',
  // The IDs of values only have to be different and always the same, and the package has tables of 150 KB for it.
  'fnv-plus': `export function fast1a52hex(text) {
    let [first, second] = [0x811c9dc5, 0x9e3779b9]
    for (let at = 0; at < text.length; at += 1) {
      first = Math.imul(first ^ text.charCodeAt(at), 0x01000193)
      second = Math.imul(second ^ text.charCodeAt(at), 0x85ebca6b)
    }
    return [first, second].map((half) => (half >>> 0).toString(16)).join('-')
  }`,
  // Samples are those of the operation's page.
  'httpsnippet-lite': standIn(['HTTPSnippet', 'isValidTargetId']),
  // The specification is JSON, and its descriptions have no front matter.
  '@stoplight/yaml': 'export const parse = () => undefined, safeStringify = () => ""',
  // Nothing is reported. What fails is shown by what catches it.
  '@sentry/browser': `${standIn(['captureException', 'getCurrentHub', 'init', 'SDK_VERSION', 'showReportDialog'])}
export const withScope = (use) => use()`,
  // The site offers the specification for download itself.
  'file-saver': 'export default { saveAs() {} }',
}

/** Packages of Elements that no script contains. */
export const leftOutPackages: readonly string[] = Object.keys(explorerStandIns)

/** A module for browsers, with the settings of the site. */
function bundleIsland(root: string, entry: string, settings: ConsoleSettings, options: BuildOptions): Promise<string> {
  return bundleFile(root, `components/api-reference/${entry}`, {
    format: 'esm',
    jsx: 'automatic',
    ...options,
    define: { 'process.env.NODE_ENV': '"production"', consoleSettings: JSON.stringify(settings), ...options.define },
  })
}

/** The console. */
export function bundleScript(root: string, settings: ConsoleSettings): Promise<string> {
  return bundleIsland(root, 'try-it-console.client.tsx', settings, {})
}

/** The API explorer, which has the console and Elements. Nothing in it reaches the browser’s storage. */
export function bundleExplorer(root: string, settings: ConsoleSettings): Promise<string> {
  return bundleIsland(root, 'explorer.client.tsx', settings, {
    mainFields: ['module', 'browser', 'main'],
    plugins: [leaveOut(explorerStandIns), changeElements(root), silenceWarnings, mergeOnlyCounterparts],
    inject: [join(root, 'components/api-reference/try-it-storage.ts')],
    define: {
      global: 'globalThis',
      localStorage: 'consoleStorage',
      sessionStorage: 'consoleStorage',
      'window.localStorage': 'consoleStorage',
      'window.sessionStorage': 'consoleStorage',
      // Elements is in English, so no other language would fit. It also stops if a browser names none that is valid,
      // such as WebKitGTK's "C".
      'navigator.language': '"en-US"',
    },
  })
}
