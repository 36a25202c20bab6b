import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildFailure, Plugin } from 'esbuild'
import { z } from 'zod'
import type { MdxComponent, SiteComponent } from '#components/mdx/component.ts'
import { mdxComponents } from '#components/mdx/mdx-components.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { sha256 } from '../disk/hash.ts'
import { memoizeLast } from '../disk/memoize-last.ts'
import { listFiles, readTextIfExists } from '../disk/read-files.ts'
import { writeTextIfChanged } from '../disk/write-file.ts'

/** Folder of a site's own components for writers. Each of its `.tsx` files exports some, under their names. */
const componentsFolder = 'site/components'

interface BundledComponents {
  /** Path of the bundle; undefined for a site without components, or if they have mistakes. */
  bundle: string | undefined
  diagnostics: Diagnostic[]
}

/** Packages stay outside, so that components use the same React as the one that renders them. */
const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup: ({ onResolve }) => onResolve({ filter: /^[^./#]/ }, ({ path }) => ({ path, external: true })),
}

const problem = (file: string, message: string, hint: string, line = 1, column = 1): Diagnostic => {
  return { severity: 'error', code: 'site-component-invalid', file, line, column, message, hint }
}

async function bundleText(root: string, files: readonly string[]): Promise<string> {
  const { build } = await import('esbuild')
  const lines = files.map((file) => `export * as ${JSON.stringify(file)} from ${JSON.stringify(`./${file}`)}`)
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: root, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [packagesStayOutside],
  })
  return outputFiles[0]?.text ?? ''
}

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const isComponent = (value: unknown): value is SiteComponent =>
  typeof value === 'object' && value !== null && 'view' in value && typeof value.view === 'function'

/** What is wrong with the exports of the modules. */
function checkModules(modules: Modules): Diagnostic[] {
  const owners = new Map<string, string>()
  return Object.entries(modules).flatMap(([file, exports]) => {
    const components = Object.entries(exports).filter(([, value]) => isComponent(value))
    if (components.length === 0)
      return problem(file, 'The file exports no component.', 'Write “export const PriceTable = defineView({ … })”.')
    return components.flatMap(([name, value]): Diagnostic[] => {
      const { props, description, example } = value as SiteComponent
      const owner = owners.get(name)
      owners.set(name, file)
      if (!/^[A-Z]\w*$/.test(name))
        return [problem(file, `“${name}” is not the name of a component.`, 'Begin it with a capital letter.')]
      if (owner !== undefined) return [problem(file, `${owner} also exports “${name}”.`, 'Rename one of the two.')]
      if (!(props instanceof z.ZodObject))
        return [problem(file, `<${name}> has no “props”.`, 'Add “props: z.object({ … })”, which may be empty.')]
      if (typeof description === 'string' && typeof example === 'string') return []
      return [problem(file, `<${name}> has no description or no example.`, 'Add both: writers see them in the docs.')]
    })
  })
}

/** Diagnostics for what the bundler could not read or what fails when it runs. */
function explainFailure(error: unknown, files: readonly string[]): Diagnostic[] {
  const hint = 'Correct the file; docs/your-own-site.md has an example of a component.'
  const { errors } = error as Partial<BuildFailure>
  if (errors === undefined) return [problem(files[0] ?? componentsFolder, `A component fails: ${error}.`, hint)]
  return errors.map(({ text, location }) =>
    problem(
      location?.file ?? files[0] ?? componentsFolder,
      `${text}.`,
      hint,
      location?.line,
      (location?.column ?? 0) + 1,
    ),
  )
}

async function bundleComponents(root: string, files: readonly string[]): Promise<BundledComponents> {
  if (files.length === 0) return { bundle: undefined, diagnostics: [] }
  try {
    const text = await bundleText(root, files)
    // The name is the hash of the text, because a module that was imported once is never read again.
    const bundle = join(root, '.cache/site', `components-${sha256(text).slice(0, 32)}.mjs`)
    writeTextIfChanged(bundle, text)
    const diagnostics = checkModules(await importModules(bundle))
    return { bundle: diagnostics.length === 0 ? bundle : undefined, diagnostics }
  } catch (error) {
    return { bundle: undefined, diagnostics: explainFailure(error, files) }
  }
}

const importModules = (bundle: string) => import(pathToFileURL(bundle).href) as Promise<Modules>

/** Files of a site's components, from the project's root. */
function componentFiles(root: string): string[] {
  return listFiles(join(root, componentsFolder))
    .filter((file) => /^[^/]+\.tsx$/.test(file) && !file.includes('.test.'))
    .map((file) => `${componentsFolder}/${file}`)
    .sort()
}

/** Creates a reader of a site's components that bundles them again only when a file of `site/` has changed. */
export function createComponentReader(): (root: string) => Promise<BundledComponents> {
  const read = memoizeLast((root: string, _texts: string) => bundleComponents(root, componentFiles(root)))
  return (root) => {
    const sources = listFiles(join(root, 'site')).filter((file) => /\.tsx?$/.test(file))
    return read(root, JSON.stringify(sources.map((file) => [file, readTextIfExists(join(root, 'site', file))])))
  }
}

/** The name of the script that adds behavior to the components of a file. @example 'site/components/chart.tsx' → 'chart' */
const scriptName = (file: string) => file.slice(componentsFolder.length + 1).replace(/\.tsx$/, '')

/**
 * All components that pages of a site can use: the engine's, and those of its own, which win.
 * @param bundle of the site's components
 */
export async function loadComponents(bundle: string | undefined): Promise<Readonly<Record<string, MdxComponent>>> {
  if (bundle === undefined) return mdxComponents
  // Imported here because a site without components does not need React to compile pages.
  const { renderView } = await import('./render-view.ts')
  const own = Object.entries(await importModules(bundle)).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, component]): [string, MdxComponent][] =>
      isComponent(component) ? [[name, { ...component, render: renderView(component, scriptName(file)) }]] : [],
    ),
  )
  return { ...mdxComponents, ...Object.fromEntries(own) }
}
