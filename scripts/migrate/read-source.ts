import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { isRecord } from '#lib/diagnostics/json-pointer.ts'
import { listFiles, readTextIfExists } from '../disk/read-files.ts'
import { type Note, noteAt } from './notes.ts'
import { exportedValue, type Load, NotStatic } from './static-value.ts'

/** A folder of pages, with its addresses and sidebars. A project can have several. */
export interface PageFolder {
  /** The folder, as an absolute path. */
  docs: string
  /** Paths of all files below it. */
  files: string[]
  /** First part of its addresses on the new site; empty for the first folder. */
  prefix: string
  sidebars: Record<string, unknown> | undefined
  /** The file of the explicit sidebars, for notes. */
  sidebarFile: { name: string; text: string }
}

/** A Docusaurus project, or a folder of its pages alone. */
export interface Source {
  /** The project's root: the parent of the folder of pages if there is no configuration. */
  root: string
  /** At least one; other addresses are below those of the first. */
  folders: readonly [PageFolder, ...PageFolder[]]
  title: string
  /** First part of the addresses of the first folder, without slashes; empty if there is none. */
  base: string
  staticFolders: string[]
  /** First part of all addresses of the old site, without slashes. */
  baseUrl: string
  /** Hosts of the old site, whose links become links to pages: those of the configuration and of the command line. */
  hosts: ReadonlySet<string>
  /** Whether “$” marks formulas: the configuration names remark-math. */
  hasMath: boolean
  /** Markdown files that every page can use as components, without an import: paths by name. */
  sharedPartials: ReadonlyMap<string, string>
  notes: Note[]
}

type Data = Record<string, unknown>
const textOf = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback)

function firstFile(folder: string, name: string): string | undefined {
  return ['ts', 'js', 'mjs', 'cjs', 'mts', 'json', 'tsx', 'jsx']
    .map((end) => join(folder, `${name}.${end}`))
    .find((path) => existsSync(path))
}

function importedFile(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = resolve(dirname(from), specifier)
  const places = [path, ...['ts', 'js', 'mjs', 'cjs', 'json'].map((end) => `${path}.${end}`)]
  return places.find((place) => /\.(?:[cm]?[jt]s|json)$/.test(place) && existsSync(place))
}

/** Reads the data of a configuration file and of the files that it imports. Nothing is run. */
class ConfigReader {
  private readonly root: string
  private readonly notes: Note[]

  constructor(root: string, notes: Note[]) {
    this.root = root
    this.notes = notes
  }

  /**
   * @param isSettings whether computed parts are left out without a word: most settings of Docusaurus are unused here
   */
  value(path: string, isSettings: boolean, name = '*'): unknown {
    const text = readFileSync(path, 'utf8')
    const report = (error: NotStatic) => {
      if (isSettings) return
      const message = `A part was left out: ${error.message}.`
      this.notes.push(noteAt(relative(this.root, path), text, error.offset, message, computedHint))
    }
    if (path.endsWith('.json')) return JSON.parse(text)
    const load: Load = (specifier, other) => {
      const file = importedFile(path, specifier)
      return file === undefined ? undefined : { value: this.value(file, isSettings, other) }
    }
    return exportedValue(text, load, report, name)
  }

  /** The data of a file; undefined, with a note, if there is none. */
  data(path: string, isSettings: boolean): Data | undefined {
    const place = (offset: number, message: string, hint: string) =>
      this.notes.push(noteAt(relative(this.root, path), readFileSync(path, 'utf8'), offset, message, hint))
    try {
      const value = this.value(path, isSettings)
      if (!isRecord(value)) place(0, 'The file exports no data.', computedHint)
      else if (isSettings || Object.keys(value).length > 0) return value
    } catch (error) {
      const offset = error instanceof NotStatic ? error.offset : ((error as { pos?: number }).pos ?? 0)
      place(offset, `The file was not used: ${(error as Error).message}.`, computedHint)
    }
    return undefined
  }
}

const computedHint = 'Replace it with its value, and migrate again.'

/** The options of each documentation plugin, alone or as part of a preset. */
function docsOptions({ presets, plugins }: { presets?: unknown; plugins?: unknown }): Data[] {
  const options = (list: unknown, pattern: RegExp) =>
    (Array.isArray(list) ? list : []).flatMap((entry) => {
      const [name, data] = [entry].flat()
      return typeof name === 'string' && pattern.test(name) ? [isRecord(data) ? data : {}] : []
    })
  const preset = options(presets, /classic/).flatMap(({ docs }) => (docs === false ? [] : [isRecord(docs) ? docs : {}]))
  return [...preset, ...options(plugins, /content-docs/)]
}

/** The Markdown files that the project's own list of components imports. */
function sharedPartials(root: string): Map<string, string> {
  const theme = join(root, 'src/theme')
  const file = firstFile(theme, 'MDXComponents') ?? firstFile(join(theme, 'MDXComponents'), 'index')
  const imports = readTextIfExists(file ?? '')?.matchAll(/^import\s+(\w+)\s+from\s+(['"])(.+\.mdx?)\2/gm) ?? []
  return new Map(
    [...imports].map(([, name = '', , path = '']) => [
      name,
      path.startsWith('.') ? `@site/${relative(root, resolve(dirname(file ?? ''), path))}` : path,
    ]),
  )
}

/** Parts of the project that are not carried over. */
function leftOut(root: string, notes: Note[]): void {
  const hints: Record<string, string> = {
    blog: 'Blogs were not migrated.',
    i18n: 'Translations were not migrated.',
    'src/pages': 'Pages made with React were not migrated. Write them as MDX.',
  }
  const older = readdirSync(root).filter((name) => name.endsWith('versioned_docs'))
  for (const name of older)
    hints[name] = 'Only the current version was migrated. Build older versions from their branches.'
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

const trimmed = (path: unknown, fallback: string) => textOf(path, fallback).replace(/^\/+|\/+$/g, '')

function pageFolder(root: string, options: Data, at: number, reader: ConfigReader): PageFolder {
  const docs = join(root, textOf(options.path, 'docs'))
  const named = typeof options.sidebarPath === 'string' ? join(root, options.sidebarPath) : undefined
  const fallback = at === 0 && options.sidebarPath !== false ? firstFile(root, 'sidebars') : undefined
  const sidebarFile = named !== undefined && existsSync(named) ? named : fallback
  return {
    docs,
    files: listFiles(docs, (name) => basename(name) === 'node_modules'),
    prefix: at === 0 ? '' : trimmed(options.routeBasePath, 'docs'),
    sidebars: sidebarFile === undefined ? undefined : reader.data(sidebarFile, false),
    sidebarFile: {
      name: sidebarFile === undefined ? 'sidebars' : relative(root, sidebarFile),
      text: readTextIfExists(sidebarFile ?? '') ?? '',
    },
  }
}

const hostOf = (url: unknown) => (typeof url === 'string' && URL.canParse(url) ? new URL(url).host : '')

/**
 * Reads where a project has its pages, and its sidebars. Nothing of it is run.
 * @param urls more URLs of the old site
 */
export function readSource(folder: string, urls: readonly string[] = []): Source {
  const notes: Note[] = []
  const path = resolve(folder)
  const config = firstFile(path, 'docusaurus.config')
  const isAlone = config === undefined && !existsSync(join(path, 'docs'))
  const root = isAlone ? dirname(path) : path
  const reader = new ConfigReader(root, notes)
  const data = config === undefined ? {} : (reader.data(config, true) ?? {})
  const [first = {}, ...others] = docsOptions(data)
  const main = isAlone ? { ...first, path: basename(path) } : first
  const folders = Array.isArray(data.staticDirectories) ? data.staticDirectories.map(String) : ['static']
  leftOut(root, notes)
  return {
    root,
    folders: [
      pageFolder(root, main, 0, reader),
      ...others.map((options, at) => pageFolder(root, options, at + 1, reader)),
    ],
    title: textOf(data.title, 'Documentation'),
    base: trimmed(first.routeBasePath, 'docs'),
    staticFolders: folders.map((name) => join(root, name)),
    baseUrl: trimmed(data.baseUrl, ''),
    hosts: new Set([data.url, ...urls].map(hostOf).filter(Boolean)),
    hasMath: config !== undefined && readFileSync(config, 'utf8').includes('remark-math'),
    sharedPartials: sharedPartials(root),
    notes,
  }
}
