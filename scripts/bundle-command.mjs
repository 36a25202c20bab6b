import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { engineHash } from './build-id.mjs'

const oldAfterMs = 24 * 60 * 60 * 1000

/** Modules know where they lie, wherever their code is put. */
const withOwnPlaces = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:ts|tsx|mjs)$/ }, ({ path }) => {
      if (path.includes('node_modules')) return undefined
      const contents = readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      return { contents, loader: path.endsWith('.mjs') ? 'js' : path.endsWith('.tsx') ? 'tsx' : 'ts' }
    })
  },
}

/** Packages of hundreds of small modules: to find and read them one by one takes most of the time that a command starts. */
const manyModules =
  /^(?:@effect-ts\/|@contentlayer2\/|@opentelemetry\/|contentlayer2$|zod$|yaml$|property-information$|unified$|vfile|(?:mdast|hast|unist|estree)-util-|micromark|remark-|rehype-|entities$|parse5)/

/** What threads of a command import, each a file of its own beside the command's. */
const threadModules = ['scripts/content/site-compiler.ts']

/** Packages that are no ES modules ask for others by “require”. Threads are told where the bundle lies. */
const banner = `import { createRequire as requireOf } from 'node:module'
const require = requireOf(import.meta.url)
globalThis.commandBundle = new URL('.', import.meta.url).href`

const nameOf = (path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path

/** Puts packages of many modules into the bundle. What they import in turn is found from where they lie. */
const withPackages = {
  name: 'packages',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^.#/]/ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === 'asked' || isBuiltin(path) || kind === 'entry-point') return undefined
      const isOurs = !importer.includes('node_modules')
      if (isOurs && !manyModules.test(nameOf(path))) return { path, external: true }
      const found = await resolve(path, { importer, kind, resolveDir, pluginData: 'asked' })
      if (found.errors.length > 0) return { path, external: true }
      const name = nameOf(
        found.path
          .split(/node_modules[\\/]/)
          .at(-1)
          .replaceAll('\\', '/'),
      )
      if (manyModules.test(name)) return { path: found.path, sideEffects: found.sideEffects }
      return { path: kind.startsWith('require') ? found.path : pathToFileURL(found.path).href, external: true }
    })
  },
}

/** What other sources have left behind of a command; one that runs may still load a part of its own. */
function removeOld(folder, command, current) {
  const names = readdirSync(folder).filter((name) => name.startsWith(`${command}-`) && name !== current)
  for (const name of names) {
    const { mtimeMs } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > oldAfterMs) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

/**
 * A command as JavaScript, bundled once for the same sources and packages. To load five hundred files of TypeScript, and all
 * packages through their loader, takes several times as long as all else that a build without changes does.
 * @param packages folder of the installed packages
 * @returns path of the file to run
 */
export async function bundleCommand(engine, packages, command) {
  const folder = join(engine, '.cache/commands')
  const key = createHash('sha256')
    .update(JSON.stringify([engineHash(engine), engine, process.version]))
    .digest('hex')
  const name = `${command}-${key.slice(0, 32)}`
  const file = join(folder, name, `${command}.mjs`)
  if (existsSync(file)) return file
  const { build, stop } = createRequire(join(packages, basename(packages)))('esbuild')
  const { outputFiles } = await build({
    entryPoints: [
      join(engine, 'scripts', `${command}.ts`),
      ...threadModules.map((path) => join(engine, path)).filter((path) => existsSync(path)),
    ],
    entryNames: '[name]',
    absWorkingDir: engine,
    outdir: join(folder, name),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    write: false,
    alias: { '#lib': './lib', '#components': './components', '#content': './content-store.ts' },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'error',
    banner: { js: banner },
    plugins: [withOwnPlaces, withPackages],
  })
  await stop()
  const unfinished = join(folder, `${name}.${process.pid}.tmp`)
  mkdirSync(unfinished, { recursive: true })
  for (const { path, contents } of outputFiles) writeFileSync(join(unfinished, basename(path)), contents)
  try {
    renameSync(unfinished, join(folder, name))
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another build was faster.
    if (!existsSync(file)) throw error
  }
  removeOld(folder, command, name)
  return file
}
