import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { engineAtStart, engineFolder } from './engine-at-start.ts'
import { type FileHashes, filesAreSame, hashFiles, sha256 } from './hash.ts'
import { listFiles, readBytesIfExists, readTextIfExists } from './read-files.ts'
import { unfinishedName, writeBytesIfChanged, writeTextIfChanged } from './write-file.ts'

/**
 * The steps whose results are stored. Each result has its own file, or the results of a step share one file if they are
 * small and many of them are needed.
 */
const steps = {
  api: 'separate',
  calls: 'shared',
  cards: 'separate',
  compressed: 'separate',
  console: 'separate',
  documents: 'shared',
  downloads: 'separate',
  fonts: 'separate',
  'image-facts': 'shared',
  kinds: 'shared',
  objects: 'shared',
  pages: 'separate',
  pictures: 'separate',
  placeholders: 'shared',
  playground: 'separate',
  playgrounds: 'shared',
  questions: 'separate',
  rendered: 'separate',
  screens: 'separate',
  'search-index': 'separate',
  sitemap: 'separate',
  syntax: 'shared',
  texts: 'separate',
} as const

type StepName = keyof typeof steps

/** Everything that a result depends on, other than the engine. */
type Parts = readonly (string | Uint8Array)[]

/** Stored results of one step. They are plain JSON, and not undefined. */
export interface Step<T> {
  /** Undefined if there is no result or it cannot be read. */
  read: (parts: Parts) => T | undefined
  has: (parts: Parts) => boolean
  write: (parts: Parts, value: T) => void
  /** Returns the stored result, or else stores and returns the result of `make`. */
  keep: {
    (parts: Parts, make: () => T): T
    (parts: Parts, make: () => Promise<T>): Promise<T>
  }
}

/** Results of earlier work on a site, keyed by what they depend on. Everything in it can be recreated. */
export interface Store {
  /** Folder of the site. */
  root: string
  step: <T>(name: StepName) => Step<T>
  /** Like `keep`, for the content of a file; resolves with its path. */
  keepFile: (step: StepName, parts: Parts, make: () => Promise<Uint8Array>) => Promise<string>
  /**
   * Makes files that belong together, unless all of them are as `make` wrote them for the same parts: a process may
   * have been killed between two of them.
   * @param make writes the files; resolves with their paths from the folder
   */
  keepFiles: (
    step: StepName,
    parts: Parts,
    folder: string,
    make: () => Promise<readonly string[]>,
  ) => Promise<{ files: readonly string[]; isNew: boolean }>
  clear: (step: StepName) => void
  /** Writes what is new, and removes from each step in use the results that this process has not requested. */
  finish: () => void
}

/** Where the results of a step are, by the hash of what they depend on. */
interface StepFiles {
  read: (name: string) => unknown
  has: (name: string) => boolean
  write: (name: string, value: unknown) => void
  finish: (used: ReadonlySet<string>) => void
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readTextIfExists(path) ?? 'null') ?? undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function separateFiles(folder: string): StepFiles {
  return {
    read: (name) => readJson(join(folder, name)),
    has: (name) => existsSync(join(folder, name)),
    write: (name, value) => writeTextIfChanged(join(folder, name), JSON.stringify(value)),
    finish(used) {
      const unused = listFiles(folder).filter((name) => !used.has(name) && !unfinishedName.test(name))
      for (const name of unused) rmSync(join(folder, name), { force: true })
    },
  }
}

function sharedFile(path: string): StepFiles {
  let results: Map<string, unknown> | undefined
  let isSaved = true
  const all = () => {
    results ??= new Map(Object.entries(readJson(path) ?? {}))
    return results
  }
  return {
    read: (name) => all().get(name),
    has: (name) => all().has(name),
    write(name, value) {
      all().set(name, value)
      isSaved = false
    },
    finish(used) {
      const unused = [...all().keys()].filter((name) => !used.has(name))
      if (isSaved && unused.length === 0) return
      for (const name of unused) all().delete(name)
      writeTextIfChanged(path, JSON.stringify(Object.fromEntries(all())))
      isSaved = true
    },
  }
}

/** @param use returns the name of a result, which it marks as requested */
function stepOf<T>(files: StepFiles, use: (parts: Parts) => string): Step<T> {
  const read = (name: string) => files.read(name) as T | undefined
  function keep(parts: Parts, make: () => T): T
  function keep(parts: Parts, make: () => Promise<T>): Promise<T>
  function keep(parts: Parts, make: () => T | Promise<T>): T | Promise<T> {
    const name = use(parts)
    const stored = read(name)
    if (stored !== undefined) return stored
    const store = (value: T) => {
      files.write(name, value)
      return value
    }
    const result = make()
    return result instanceof Promise ? result.then(store) : store(result)
  }
  return {
    keep,
    read: (parts) => read(use(parts)),
    has: (parts) => files.has(use(parts)),
    write: (parts, value) => files.write(use(parts), value),
  }
}

/** Opens what earlier processes have stored for a site. @param engine hash of the engine that makes the results */
export function openStore(root: string, engine = engineAtStart(engineFolder)): Store {
  const folder = join(root, '.cache/store')
  const opened = new Map<StepName, { files: StepFiles; used: Set<string> }>()

  const open = (step: StepName) => {
    const path = join(folder, step)
    const files = steps[step] === 'shared' ? sharedFile(`${path}.json`) : separateFiles(path)
    const entry = opened.get(step) ?? { files, used: new Set() }
    opened.set(step, entry)
    return entry
  }
  const use = (step: StepName, parts: Parts): string => {
    const name = sha256(engine, ...parts)
    open(step).used.add(name)
    return name
  }
  const step = <T>(of: StepName): Step<T> => stepOf(open(of).files, (parts) => use(of, parts))

  return {
    root,
    step,
    async keepFile(of, parts, make) {
      const path = join(folder, of, use(of, parts))
      if (!existsSync(path)) writeBytesIfChanged(path, await make())
      return path
    },
    async keepFiles(of, parts, target, make) {
      const hashes = step<FileHashes>(of)
      const read = (file: string) => readBytesIfExists(join(target, file))
      const stored = hashes.read(parts)
      if (stored !== undefined && filesAreSame(stored, read)) return { files: Object.keys(stored), isNew: false }
      const files = await make()
      hashes.write(parts, hashFiles(files, read))
      return { files, isNew: true }
    },
    clear: (of) => rmSync(join(folder, of), { recursive: true, force: true }),
    finish() {
      for (const { files, used } of opened.values()) if (used.size > 0) files.finish(used)
    },
  }
}
