import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildFailure, Plugin } from 'esbuild'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '#lib/diagnostics/diagnostic-codes.ts'
import { sha256 } from '../disk/hash.ts'
import { bundleTypeScript } from '../disk/import-typescript.mjs'
import { memoizeLast, reuseEqual } from '../disk/memoize-last.ts'
import { listFiles, readTextIfExists } from '../disk/read-files.ts'
import { writeTextIfChanged } from '../disk/write-file.ts'

/** What the files of a folder export, by their paths from the project's root. */
export type SiteModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export type ReportProblem = (file: string, message: string, hint: string, line?: number, column?: number) => Diagnostic

/** A folder of `site/` whose files add something to the engine. */
interface SiteFolder {
  /** Path from the project's root. */
  folder: string
  /** Files of the folder that are modules, by their names; what they import can be anywhere. */
  isModule: RegExp
  code: DiagnosticCode
  /** What a file adds, for messages. */
  noun: string
  /** What is wrong with the exports of the modules. */
  check: (modules: SiteModules, problem: ReportProblem) => Diagnostic[]
}

interface BundledModules {
  /** Path of the bundle; undefined for a site without such files, or if they have mistakes. */
  bundle: string | undefined
  diagnostics: Diagnostic[]
}

/** Packages stay outside, so that the modules use the same React and zod as the engine. */
const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup: ({ onResolve }) => onResolve({ filter: /^[^./#]/ }, ({ path }) => ({ path, external: true })),
}

function bundleFiles(root: string, files: readonly string[]): Promise<Uint8Array> {
  const lines = files.map((file) => `export * as ${JSON.stringify(file)} from ${JSON.stringify(`./${file}`)}`)
  return bundleTypeScript({
    stdin: { contents: lines.join('\n'), resolveDir: root, loader: 'ts' },
    absWorkingDir: root,
    jsx: 'automatic',
    plugins: [packagesStayOutside],
  })
}

export const importModules = (bundle: string) => import(pathToFileURL(bundle).href) as Promise<SiteModules>

export function moduleFiles(root: string, { folder, isModule }: Pick<SiteFolder, 'folder' | 'isModule'>): string[] {
  return listFiles(join(root, folder))
    .filter((file) => isModule.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`)
    .sort()
}

async function bundleModules(root: string, siteFolder: SiteFolder): Promise<BundledModules> {
  const { folder, code, noun, check } = siteFolder
  const files = moduleFiles(root, siteFolder)
  if (files.length === 0) return { bundle: undefined, diagnostics: [] }
  const problem: ReportProblem = (file, message, hint, line = 1, column = 1) => {
    return { severity: 'error', code, file, line, column, message, hint }
  }
  try {
    const text = Buffer.from(await bundleFiles(root, files)).toString()
    // The name is the hash of the text, because a module that was imported once is never read again.
    const name = folder.replace('site/', '')
    const bundle = join(root, '.cache/site', `${name}-${sha256(text).slice(0, 32)}.mjs`)
    writeTextIfChanged(bundle, text)
    const diagnostics = check(await importModules(bundle), problem)
    return { bundle: diagnostics.length === 0 ? bundle : undefined, diagnostics }
  } catch (error) {
    const hint = `Correct the file; docs/your-own-site.md has an example of a ${noun}.`
    const { errors } = error as Partial<BuildFailure>
    const [first = folder] = files
    if (errors === undefined)
      return { bundle: undefined, diagnostics: [problem(first, `A ${noun} fails: ${error}.`, hint)] }
    const diagnostics = errors.map(({ text, location }) =>
      problem(location?.file ?? first, `${text}.`, hint, location?.line, (location?.column ?? 0) + 1),
    )
    return { bundle: undefined, diagnostics }
  }
}

/**
 * Creates a reader of a folder's modules that bundles them again only when a source in `site/`, or the configuration,
 * has changed.
 */
export function createModuleReader(siteFolder: SiteFolder): (root: string) => Promise<BundledModules> {
  const read = memoizeLast((root: string, _texts: string) => bundleModules(root, siteFolder))
  const reuse = reuseEqual<BundledModules>()
  return async (root) => {
    const sources = listFiles(join(root, 'site')).filter((file) => /\.tsx?$/.test(file))
    const files = ['site.config.ts', ...sources.map((file) => `site/${file}`)]
    return reuse(await read(root, JSON.stringify(files.map((file) => [file, readTextIfExists(join(root, file))]))))
  }
}
