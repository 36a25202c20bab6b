import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { listFiles, readTextIfExists } from '../disk/read-files.ts'
import { type Note, noteAt } from './notes.ts'
import { exportedValue, NotStatic } from './static-value.ts'

/** A Docusaurus project, or a folder of its pages alone. */
export interface Source {
  /** The project's root: the parent of the folder of pages if there is no configuration. */
  root: string
  /** Folder of pages. */
  docs: string
  /** Paths of all files below it. */
  files: string[]
  title: string
  /** First part of the pages' addresses, without slashes; empty if there is none. */
  base: string
  staticFolders: string[]
  /** The explicit sidebars. */
  sidebars: Record<string, unknown> | undefined
  /** The file of the explicit sidebars, for notes. */
  sidebarFile: { name: string; text: string }
  notes: Note[]
}

type Data = Record<string, unknown>
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback)

function firstFile(folder: string, name: string): string | undefined {
  return ['ts', 'js', 'mjs', 'cjs', 'mts', 'json']
    .map((end) => join(folder, `${name}.${end}`))
    .find((path) => existsSync(path))
}

/** The data of a configuration file; undefined, with a note, if it is computed. */
function readData(root: string, path: string, skip: boolean, notes: Note[]): Data | undefined {
  const text = readFileSync(path, 'utf8')
  const file = relative(root, path)
  try {
    const value = path.endsWith('.json') ? JSON.parse(text) : exportedValue(text, skip)
    if (isData(value)) return value
    notes.push(noteAt(file, text, 0, 'The file exports no object.', 'Export the data itself.'))
  } catch (error) {
    const offset = error instanceof NotStatic ? error.offset : ((error as { pos?: number }).pos ?? 0)
    const message = `The file was not used: ${(error as Error).message}.`
    notes.push(noteAt(file, text, offset, message, 'Replace it with its value, and migrate again.'))
  }
  return undefined
}

/** The options of the documentation plugin, alone or as part of a preset. */
function docsOptions({ presets = [], plugins = [] }: { presets?: unknown; plugins?: unknown }): Data {
  const options = (list: unknown, pattern: RegExp) =>
    [list].flat().flatMap((_, at, all) => {
      const [name, data] = [all[at]].flat()
      return typeof name === 'string' && pattern.test(name) && isData(data) ? [data] : []
    })
  const entries = (list: unknown) => (Array.isArray(list) ? list : []).filter(Array.isArray)
  const preset = entries(presets).flatMap((entry) => options([entry], /classic/).map(({ docs }) => docs))
  const plugin = entries(plugins).flatMap((entry) => options([entry], /content-docs/))
  return [...preset, ...plugin].find(isData) ?? {}
}

/** Parts of the project that are not carried over. */
function leftOut(root: string, notes: Note[]): void {
  const hints: Record<string, string> = {
    versioned_docs: 'Only the current version was migrated. Build older versions from their branches.',
    blog: 'Blogs were not migrated.',
    i18n: 'Translations were not migrated.',
    'src/pages': 'Pages made with React were not migrated. Write them as MDX.',
  }
  for (const [folder, hint] of Object.entries(hints)) {
    const count = listFiles(join(root, folder)).length
    if (count > 0)
      notes.push({
        file: folder,
        line: 1,
        column: 1,
        message: `${count} ${count === 1 ? 'file was' : 'files were'} left out.`,
        hint,
      })
  }
  const versions = readTextIfExists(join(root, 'versions.json'))
  if (versions !== undefined)
    notes.push(noteAt('versions.json', versions, 0, `Versions left out: ${JSON.parse(versions).join(', ')}.`, ''))
}

/** Reads where a project has its pages, and its sidebars. Nothing of it is run. */
export function readSource(folder: string): Source {
  const notes: Note[] = []
  const path = resolve(folder)
  const config = firstFile(path, 'docusaurus.config')
  const isAlone = config === undefined && !existsSync(join(path, 'docs'))
  const root = isAlone ? dirname(path) : path
  const data = config === undefined ? {} : (readData(root, config, true, notes) ?? {})
  const options = docsOptions(data)
  const docs = isAlone ? path : join(root, textOf(options.path, 'docs'))
  const named = typeof options.sidebarPath === 'string' ? join(root, options.sidebarPath) : undefined
  const sidebarFile = named !== undefined && existsSync(named) ? named : firstFile(root, 'sidebars')
  const folders = Array.isArray(data.staticDirectories) ? data.staticDirectories.map(String) : ['static']
  leftOut(root, notes)
  return {
    root,
    docs,
    files: listFiles(docs, (name) => basename(name) === 'node_modules'),
    title: textOf(data.title, 'Documentation'),
    base: textOf(options.routeBasePath, 'docs').replace(/^\/+|\/+$/g, ''),
    staticFolders: folders.map((name) => join(root, name)),
    sidebars: sidebarFile === undefined ? undefined : readData(root, sidebarFile, false, notes),
    sidebarFile: {
      name: sidebarFile === undefined ? 'sidebars' : relative(root, sidebarFile),
      text: readTextIfExists(sidebarFile ?? '') ?? '',
    },
    notes,
  }
}
