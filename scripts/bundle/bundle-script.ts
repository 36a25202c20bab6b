import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import type { ConsoleSettings } from '#components/api-reference/try-it-settings.ts'
import { bundleFile } from './bundle-file.ts'

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

/** Packages of Elements that are left out of the console completely. */
export const leftOutPackages: readonly string[] = Object.keys(unreached)

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

const leaveOut: Plugin = {
  name: 'leave-out',
  setup({ onResolve, onLoad, resolve }) {
    onLoad({ filter: /.*/, namespace: 'unreached' }, ({ path }) => ({ contents: standIn(unreached[path] ?? []) }))
    onResolve({ filter: /^[^./#]/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (pluginData === 'resolving') return undefined
      if (Object.hasOwn(unreached, path)) return { path, namespace: 'unreached' }
      // The bundled packages have no side effects, but not all of them declare that.
      const resolved = await resolve(path, { importer, resolveDir, kind, pluginData: 'resolving' })
      return resolved.errors.length > 0 ? undefined : { ...resolved, sideEffects: false }
    })
  },
}

const styleElement = 'jsx("style", {'

/** Replaces the editor's style elements, which a content security policy cannot allow, with adopted style sheets. */
function adoptStyles(component: string): Plugin {
  return {
    name: 'adopt-styles',
    setup({ onLoad }) {
      onLoad({ filter: /mosaic-code-editor[\\/]code-editor\.esm\.js$/ }, ({ path }) => {
        const source = readFileSync(path, 'utf8')
        if (!source.includes(styleElement)) throw new Error(`${path} no longer has style elements`)
        const code = source.replaceAll(styleElement, 'jsx(AdoptedStyle, {')
        return {
          contents: `import { AdoptedStyle } from ${JSON.stringify(component)}\n${code}`,
          resolveDir: dirname(path),
        }
      })
    },
  }
}

/** The console with Stoplight Elements as one module. Nothing in it reaches the browser’s storage or its `fetch`. */
export async function bundleScript(root: string, settings: ConsoleSettings): Promise<string> {
  const source = (name: string) => join(root, 'components/api-reference', name)
  return bundleFile(root, 'components/api-reference/try-it-console.client.tsx', {
    format: 'esm',
    jsx: 'automatic',
    mainFields: ['module', 'browser', 'main'],
    plugins: [leaveOut, adoptStyles(source('try-it-style.tsx'))],
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
      // Elements is in English, so no other language would fit. It also stops if a browser names none that is valid, such
      // as WebKitGTK's "C".
      'navigator.language': '"en-US"',
    },
  })
}
