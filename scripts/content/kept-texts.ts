import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { engineAtStart } from '../engine-at-start.ts'
import { sha256 } from './page-cache.ts'
import { listFiles, readTextIfExists } from './read-files.ts'
import { writeTextIfChanged } from './write-file.ts'

/** Texts on disk that take long to make, by what they follow from beside the engine. */
export interface KeptTexts {
  /** The text of these parts, from an earlier run or by `make`. */
  get: (parts: readonly string[], make: () => string) => string
  /** Removes texts that nobody has asked for since this was opened. */
  removeOthers: () => void
}

/** Opens the texts that earlier processes have kept of a site. */
export function openKeptTexts(root: string): KeptTexts {
  const folder = join(root, '.cache/texts')
  const used = new Set<string>()
  return {
    get(parts, make) {
      const name = sha256(engineAtStart(root), ...parts)
      used.add(name)
      const known = readTextIfExists(join(folder, name))
      if (known !== undefined) return known
      const text = make()
      writeTextIfChanged(join(folder, name), text)
      return text
    },
    removeOthers() {
      for (const name of listFiles(folder)) if (!used.has(name)) rmSync(join(folder, name))
    },
  }
}
