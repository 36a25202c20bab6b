import { documents, fileOfRoute, manifest, operationRoutes, readExported, site } from './site.ts'

const pageTexts = documents.map(({ route }) => readExported(fileOfRoute(route)))
const isOnPage = (pattern: RegExp) => pageTexts.some((text) => pattern.test(text))

/** What a site may or may not have, seen from its content, its configuration, and its finished pages. */
export const siteParts = {
  operations: operationRoutes.length > 0,
  'API explorer': manifest.explorer !== undefined,
  assistant: site.assistant !== false,
  'older versions': site.versions.others.length > 0,
  pictures: isOnPage(/<img\b/),
  playgrounds: isOnPage(/class="playground[" ]/),
  screens: isOnPage(/class="screen[" ]/),
} as const
