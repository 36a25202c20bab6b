import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { configurationHash, engineHash } from './build-id.mjs'
import { bundleTypeScript } from './import-typescript.mjs'

const oldAfterMs = 24 * 60 * 60 * 1000

/** Makes `import.meta` refer to a module's source, wherever its bundled code is. */
const withSourceLocations = {
  name: 'source-locations',
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:ts|tsx|mjs)$/ }, ({ path }) => {
      if (path.includes('node_modules')) return undefined
      const locations = { url: pathToFileURL(path).href, dirname: dirname(path) }
      const contents = readFileSync(path, 'utf8').replace(/import\.meta\.(url|dirname)\b/g, (_match, name) =>
        JSON.stringify(locations[name]),
      )
      return { contents, loader: path.endsWith('.mjs') ? 'js' : path.endsWith('.tsx') ? 'tsx' : 'ts' }
    })
  },
}

/**
 * The site's configuration, which the file that starts a script hands over: a change of it leaves the bundle as it is.
 */
const settingsAtStart = {
  name: 'settings',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /(?:^#config|\/site\.config\.ts)$/ }, () => ({ path: '#config', namespace: 'settings' }))
    onLoad({ filter: /.*/, namespace: 'settings' }, () => ({ contents: 'export default globalThis.siteSettings' }))
  },
}

/**
 * Packages of hundreds of small modules: finding and reading them one by one takes most of a command's startup time. So
 * does finding the exports of large ones that aren't ES modules.
 */
const manyModules =
  /^(?:@babel\/parser$|@effect-ts\/|@contentlayer2\/|@mdx-js\/|@opentelemetry\/|@stoplight\/|ajv|contentlayer2$|cspell-|devlop$|estree-walker$|fast-uri$|hastscript$|lucide$|saxes$|stringify-entities$|xmlchars$|zod$|yaml$|property-information$|unified$|vfile|(?:mdast|hast|unist|estree)-util-|micromark|remark-|rehype-|entities$|parse5)/

/**
 * Packages that aren't ES modules call “require”. The banner also gives the script the hash of the engine that it was
 * bundled from.
 */
const bannerFor = (hash) => `import { createRequire as requireOf } from 'node:module'
const require = requireOf(import.meta.filename)
globalThis.commandEngine = '${hash}'`

const nameOf = (path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path

/**
 * Bundles the packages with many modules. Their imports are resolved from their own folders. So are the imports of
 * sources outside `home`, where the bundle is: a benchmark's packages may have other versions of the site's.
 */
const withPackages = (home) => ({
  name: 'packages',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^.#/]/ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === 'resolving' || isBuiltin(path) || kind === 'entry-point') return undefined
      const isAtHome = importer.startsWith(home + sep) && !importer.includes('node_modules')
      if (isAtHome && !manyModules.test(nameOf(path))) return { path, external: true }
      const resolved = await resolve(path, { importer, kind, resolveDir, pluginData: 'resolving' })
      if (resolved.errors.length > 0) return { path, external: true }
      const name = nameOf(
        resolved.path
          .split(/node_modules[\\/]/)
          .at(-1)
          .replaceAll('\\', '/'),
      )
      if (manyModules.test(name)) return { path: resolved.path, sideEffects: resolved.sideEffects }
      return { path: kind.startsWith('require') ? resolved.path : pathToFileURL(resolved.path).href, external: true }
    })
  },
})

/** Writes a file or a folder under another name first, because other processes write the same one. */
function writeAtOnce(path, write) {
  const unfinished = `${path}.${process.pid}.tmp`
  write(unfinished)
  try {
    renameSync(unfinished, path)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another process was faster.
    if (!existsSync(path)) throw error
  }
}

/**
 * Removes a script's bundles of earlier sources. A running command may still load parts of its own, so they stay for a
 * day.
 */
function removeOld(folder, name, current) {
  const isEarlier = (other) => other !== current && other.replace(/-[\da-f]{32}$/, '') === name
  for (const other of readdirSync(folder).filter(isEarlier)) {
    const { mtimeMs } = statSync(join(folder, other), { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > oldAfterMs) rmSync(join(folder, other), { recursive: true, force: true })
  }
}

/** Bundles a script, once for the same engine. @returns path of the bundle */
async function bundleScript(engine, entry) {
  const [part = ''] = entry.split('/')
  // Benchmarks have their own packages, which are resolved from the bundle's location.
  const home = existsSync(join(engine, part, 'package.json')) ? join(engine, part) : engine
  const commands = join(home, '.cache/commands')
  const key = createHash('sha256')
    .update(JSON.stringify([engineHash(engine, part), engine]))
    .digest('hex')
  const name = basename(entry, '.ts')
  const bundle = `${name}-${key.slice(0, 32)}`
  const folder = join(commands, bundle)
  const file = join(folder, `${name}.mjs`)
  if (existsSync(file)) return file
  // Imported here because it may have been installed only just now.
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [join(engine, entry)],
    entryNames: '[name]',
    absWorkingDir: engine,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    write: false,
    alias: { '#lib': './lib', '#components': './components', '#content': './content-store.ts' },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'silent',
    banner: { js: bannerFor(engineHash(engine)) },
    plugins: [withSourceLocations, settingsAtStart, withPackages(home)],
  })
  writeAtOnce(folder, (unfinished) => {
    mkdirSync(unfinished, { recursive: true })
    for (const { path, contents } of outputFiles) writeFileSync(join(unfinished, basename(path)), contents)
  })
  removeOld(commands, name, bundle)
  return file
}

/**
 * Bundles a script as JavaScript, once for the same sources and packages: Node does not run TypeScript, and loading
 * five hundred files takes several times as long as the rest of a build without changes. Commands, their processes, and
 * threads that need TypeScript all start this way.
 * @param {string} engine
 * @param {string} entry path of a script, from the engine's folder with `/`
 * @throws when a source has mistakes, with their locations, or when the bundle cannot be written
 * @returns {Promise<string>} path of the file to run, in the folder of the bundle
 */
export async function bundleEntry(engine, entry) {
  const file = await bundleScript(engine, entry)
  if (!existsSync(join(engine, 'site.config.ts'))) return file
  const start = join(dirname(file), `start-${configurationHash(engine).slice(0, 32)}.mjs`)
  if (existsSync(start)) return start
  const contents = await bundleTypeScript({
    stdin: {
      contents: "import settings from './site.config.ts'\nglobalThis.siteSettings = settings",
      resolveDir: engine,
    },
    absWorkingDir: engine,
    footer: { js: `await import('./${basename(file)}')` },
  })
  writeAtOnce(start, (unfinished) => writeFileSync(unfinished, contents))
  return start
}
