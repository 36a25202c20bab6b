import { join } from 'node:path'
import { readDataFile, tagsFile, themesFile } from '#lib/content/site-data.ts'
import type { ClosedLists } from '../../schema/page-fields.ts'
import { readTextIfExists } from './read-files.ts'

/** The closed lists of a site's content, without its pages. A file with mistakes counts as empty; the check names them. */
export function readLists(root: string): ClosedLists {
  const keys = (name: string, schema: typeof tagsFile | typeof themesFile) =>
    Object.keys(readDataFile(`content/${name}`, readTextIfExists(join(root, 'content', name)), schema, {}).data)
  return { tags: keys('tags.yaml', tagsFile), themes: keys('themes.yaml', themesFile) }
}
