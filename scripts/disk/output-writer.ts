import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './read-files.ts'
import { writeTextIfChanged } from './write-file.ts'

/** What a process remembers about the files that it has written. */
export interface WrittenFiles {
  /** Texts by path. */
  files: Map<string, string>
  /** Paths of the last build. */
  current: ReadonlySet<string>
}

export function nothingWritten(): WrittenFiles {
  return { files: new Map(), current: new Set() }
}

interface OutputWriter {
  write: (path: string, text: string) => void
  /** Removes files of earlier builds from folders whose files have all been written in this build. */
  removeStale: (...folders: string[]) => void
  /** How many files have changed. */
  writtenCount: () => number
}

/** Writes the files of one build, except those that are unchanged. */
export function openOutput(memory: WrittenFiles): OutputWriter {
  const current = new Set<string>()
  let writtenCount = 0
  return {
    writtenCount: () => writtenCount,
    write(path, text) {
      current.add(path)
      if (memory.files.get(path) === text) return
      if (writeTextIfChanged(path, text)) writtenCount += 1
      memory.files.set(path, text)
    },
    removeStale(...folders) {
      const isSame = current.size === memory.current.size && [...current].every((path) => memory.current.has(path))
      if (isSame) return
      for (const folder of folders) {
        for (const path of listFiles(folder).map((file) => join(folder, file))) {
          if (current.has(path) || path.endsWith('.tmp')) continue
          rmSync(path, { force: true })
          memory.files.delete(path)
        }
      }
      memory.current = current
    },
  }
}
