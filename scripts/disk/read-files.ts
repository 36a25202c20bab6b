import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/**
 * All files below a folder, as sorted paths from it with `/`; none when the folder does not exist.
 * @param isExcluded whether a file or a whole folder is excluded, by its path
 */
export function listFiles(folder: string, isExcluded: (path: string) => boolean = () => false): string[] {
  const files: string[] = []
  const collect = (below: string) => {
    for (const entry of entriesOf(join(folder, below))) {
      const path = below + entry.name
      if (isExcluded(path)) continue
      if (entry.isDirectory()) collect(`${path}/`)
      else if (entry.isFile()) files.push(path)
    }
  }
  collect('')
  return files.sort()
}

/** A file's text, or undefined when there is none. */
export function readTextIfExists(path: string): string | undefined {
  return readBytesIfExists(path)?.toString('utf8')
}

/** A file's bytes, or undefined when there is none. */
export function readBytesIfExists(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
