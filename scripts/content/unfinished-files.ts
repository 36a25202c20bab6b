import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './read-files.ts'
import { unfinishedName } from './write-file.ts'

/** Where commands write by way of a temporary file, from the project's root. */
const folders = [
  'public',
  '.contentlayer',
  ...['documents', 'images', 'og', 'pages', 'rendered', 'samples', 'sitemap', 'stamps'].map((name) => `.cache/${name}`),
]

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process is none of ours to look at, but it runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes what a command has left that was ended while it wrote. What a development server writes just now is spared. */
export function removeUnfinishedFiles(root: string): void {
  for (const folder of folders.map((name) => join(root, name))) {
    for (const file of listFiles(folder)) {
      const [, pid] = unfinishedName.exec(file) ?? []
      if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, file), { force: true })
    }
  }
}
