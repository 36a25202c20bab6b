import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { ConsoleSettings } from '#components/api-reference/try-it-settings.ts'

/**
 * Parts of Elements for pages of documentation, by their package. The console never gets to them, so they stay out of
 * it. A name that is missing here stops the build.
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

/** Packages of Elements of which nothing is in the console. */
export const leftOutPackages: readonly string[] = Object.keys(unreached)

/** Stands in for a package. Modules make components with parts of it when they load; to show one of those fails. */
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
      // The bundled packages have no effect but their exports; not all of them say so.
      const found = await resolve(path, { importer, resolveDir, kind, pluginData: 'resolving' })
      return found.errors.length > 0 ? undefined : { ...found, sideEffects: false }
    })
  },
}

const styleElement = 'jsx("style", {'

/** Puts sheets made by a script in the place of the editor's style elements, which no content security policy can name. */
function adoptStyles(component: string): Plugin {
  return {
    name: 'adopt-styles',
    setup({ onLoad }) {
      onLoad({ filter: /mosaic-code-editor[\\/]code-editor\.esm\.js$/ }, ({ path }) => {
        const source = readFileSync(path, 'utf8')
        if (!source.includes(styleElement)) throw new Error(`${path} has no style elements any more`)
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
  const { outputFiles } = await build({
    entryPoints: [source('try-it-console.client.tsx')],
    absWorkingDir: root,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    mainFields: ['module', 'browser', 'main'],
    legalComments: 'none',
    logLevel: 'error',
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
    },
  })
  const [file] = outputFiles
  if (file === undefined) throw new Error('The bundler wrote no console')
  return file.text
}
