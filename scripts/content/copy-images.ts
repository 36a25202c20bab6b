import { copyFileSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from './read-files.ts'

function isCurrent(from: string, to: string): boolean {
  const [source, copy] = [statSync(from), statSync(to, { throwIfNoEntry: false })]
  return copy !== undefined && copy.size === source.size && copy.mtimeMs >= source.mtimeMs
}

/** Publishes the pictures of `content/images`, and takes back those that are gone. */
export function copyImages(root: string): void {
  const [from, to] = [join(root, 'content/images'), join(root, 'public/images')]
  const files = listFiles(from)
  for (const file of files) {
    if (isCurrent(join(from, file), join(to, file))) continue
    mkdirSync(dirname(join(to, file)), { recursive: true })
    copyFileSync(join(from, file), join(to, file))
  }
  const current = new Set(files)
  for (const file of listFiles(to)) if (!current.has(file)) rmSync(join(to, file))
}
