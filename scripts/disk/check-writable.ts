import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Folders that a build writes to, from the project's root; out/ is created in the root. */
const folders = ['.', '.cache', '.cache/store', '.contentlayer', '.next', 'public', 'public/generated']

const nearest = (path: string): string => (existsSync(path) ? path : nearest(dirname(path)))

/**
 * Makes sure before the work begins that its results can be written.
 * @throws the file system's error for the first folder that cannot be written to
 */
export function checkWritable(root: string): void {
  for (const folder of folders) accessSync(nearest(join(root, folder)), constants.W_OK)
}
