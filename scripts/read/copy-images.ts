import { join } from 'node:path'
import { listFiles } from '../disk/read-files.ts'
import { copyIfChanged, removeOtherFiles } from '../disk/write-file.ts'

/** Publishes the images in `content/images`, and removes those that are gone. */
export function copyImages(root: string): void {
  const [from, to] = [join(root, 'content/images'), join(root, 'public/images')]
  const files = listFiles(from)
  for (const file of files) copyIfChanged(join(from, file), join(to, file))
  removeOtherFiles(to, files)
}
