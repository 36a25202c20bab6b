import { join } from 'node:path'
import type { z } from 'zod'
import { readDataFile, tagsFile, themesFile } from '#lib/content/site-data.ts'
import { technologiesFile } from '#lib/content/technology-file.ts'
import type { ClosedLists } from '../../schema/page-fields.ts'
import { readTextIfExists } from './read-files.ts'

/** The closed lists of a site's content, without its pages. Mistakes in their files are the check’s to report. */
export function readLists(root: string): ClosedLists {
  const namesOf = (name: string, schema: z.ZodType) =>
    readDataFile(`content/${name}`, readTextIfExists(join(root, 'content', name)), schema, {}).names
  return {
    tags: namesOf('tags.yaml', tagsFile),
    themes: namesOf('themes.yaml', themesFile),
    technologies: namesOf('technologies.yaml', technologiesFile),
  }
}
