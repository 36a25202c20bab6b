import { join } from 'node:path'
import type { z } from 'zod'
import type { ClosedLists } from '#lib/content/page-fields.ts'
import { facetFile, readDataFile, tagsFile, themesFile } from '#lib/content/site-data.ts'
import { technologiesFile } from '#lib/content/technology-file.ts'
import { readTextIfExists } from '../disk/read-files.ts'

/**
 * The closed lists of a site's content, without its pages. The check reports the errors in their files.
 * @param facets fields of the site's facets
 */
export function readLists(root: string, facets: readonly string[]): ClosedLists {
  const namesOf = (name: string, schema: z.ZodType) =>
    readDataFile(`content/${name}`, readTextIfExists(join(root, 'content', name)), schema, {}).names
  return {
    tags: namesOf('tags.yaml', tagsFile),
    themes: namesOf('themes.yaml', themesFile),
    technologies: namesOf('technologies.yaml', technologiesFile),
    facets: Object.fromEntries(facets.map((field) => [field, namesOf(`${field}.yaml`, facetFile)])),
  }
}
