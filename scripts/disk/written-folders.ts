import { accessSync, constants, existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from './read-files.ts'
import { unfinishedName } from './write-file.ts'

/** Folders that a build writes to, from the project's root; out/ is created in the root. */
const writtenFolders = ['.', '.cache', '.cache/store', '.contentlayer', '.next', 'public', 'public/generated']

const nearest = (path: string): string => (existsSync(path) ? path : nearest(dirname(path)))

/**
 * Makes sure before the work begins that its results can be written.
 * @throws the file system's error for the first folder that cannot be written to
 */
export function checkWritable(root: string): void {
  for (const folder of writtenFolders) accessSync(nearest(join(root, folder)), constants.W_OK)
}

/** Folders that commands write to through temporary files, from the project's root. */
const unfinishedFolders = ['public', '.contentlayer', '.cache/store']

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user: it cannot be signaled, but it runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Removes the temporary files of commands that were killed while writing. Those of running processes, such as a
 * development server, stay.
 */
export function removeUnfinishedFiles(root: string): void {
  for (const folder of unfinishedFolders.map((name) => join(root, name))) {
    for (const file of listFiles(folder)) {
      const [, pid] = unfinishedName.exec(file) ?? []
      if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, file), { force: true })
    }
  }
}
