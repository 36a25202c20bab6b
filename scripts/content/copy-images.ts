import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './read-files.ts'
import { copyIfChanged } from './write-file.ts'

/** Publishes the pictures of `content/images`, and takes back those that are gone. */
export function copyImages(root: string): void {
  const [from, to] = [join(root, 'content/images'), join(root, 'public/images')]
  const files = listFiles(from)
  for (const file of files) copyIfChanged(join(from, file), join(to, file))
  const current = new Set(files)
  for (const file of listFiles(to)) if (!current.has(file)) rmSync(join(to, file))
}
