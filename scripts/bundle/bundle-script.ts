import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import type { ConsoleSettings } from '#components/api-reference/try-it-settings.ts'
import { bundleFile } from './bundle-file.ts'
import { adoptStyles, changeElements, mergeOnlyCounterparts, silenceWarnings } from './elements-source.ts'

/**
 * Parts of Elements that the console never uses because they are for documentation pages, by their package. They are
 * left out of it. A missing name stops the build.
 */
const unreached: Readonly<Record<string, readonly string[]>> = {
  '@stoplight/http-spec/hash': ['hash'],
  '@stoplight/http-spec/oas': ['convertToJsonSchema'],
  '@stoplight/json-schema-ref-parser': ['default'],
  '@stoplight/markdown-viewer': ['DefaultSMDComponents', 'MarkdownViewer', 'MarkdownViewerProvider'],
  '@stoplight/react-error-boundary': ['withErrorBoundary'],
  '@stoplight/yaml': ['parse'],
  'fnv-plus': ['fast1a52hex'],
  'httpsnippet-lite': ['HTTPSnippet', 'isValidTargetId'],
  'react-query': ['QueryClient', 'QueryClientProvider', 'useQueryClient'],
  'react-router-dom': [
    'BrowserRouter',
    'HashRouter',
    'Link',
    'MemoryRouter',
    'Route',
    'Routes',
    'useInRouterContext',
    'useLocation',
  ],
  'react-router-dom/server.js': ['StaticRouter'],
}

/** A replacement for a package. Modules may create components from its parts when they load; rendering one fails. */
function standIn(names: readonly string[]): string {
  const parts = names.map((name) =>
    name === 'default' ? 'export default unreached' : `export const ${name} = unreached`,
  )
  return [
    'function unreached() { return () => { throw new Error("This part of Elements is not in the console") } }',
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

/** Elements as one module for browsers. Nothing in it reaches the browser’s storage or its `fetch`. */
function bundleElements(
  root: string,
  entry: string,
  settings: ConsoleSettings,
  standIns: Readonly<Record<string, string>>,
): Promise<string> {
  const source = (name: string) => join(root, 'components/api-reference', name)
  return bundleFile(root, `components/api-reference/${entry}`, {
    format: 'esm',
    jsx: 'automatic',
    mainFields: ['module', 'browser', 'main'],
    plugins: [leaveOut(standIns), changeElements(root), adoptStyles(root), silenceWarnings, mergeOnlyCounterparts],
    inject: [source('try-it-gateway.ts'), source('try-it-storage.ts')],
    define: {
      'process.env.NODE_ENV': '"production"',
      global: 'globalThis',
      consoleSettings: JSON.stringify(settings),
      fetch: 'consoleFetch',
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

/** The console with the part of Elements that sends calls. */
export function bundleScript(root: string, settings: ConsoleSettings): Promise<string> {
  const standIns = Object.entries(unreached).map(([name, parts]) => [name, standIn(parts)])
  return bundleElements(root, 'try-it-console.client.tsx', settings, Object.fromEntries(standIns))
}

/** The API explorer: all of Elements. */
export function bundleExplorer(root: string, settings: ConsoleSettings): Promise<string> {
  return bundleElements(root, 'explorer.client.tsx', settings, explorerStandIns)
}
