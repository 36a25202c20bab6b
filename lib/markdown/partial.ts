import { isMap, isScalar, parseDocument } from 'yaml'

/** Folder of partials, below `content/`. */
export const partialsFolder = 'partials/'

/** Whether a path below `content/` is a partial, which is not published as a page. */
export function isPartial(contentPath: string): boolean {
  return contentPath.startsWith(partialsFolder)
}

const frontmatterPattern = /^---\n([\s\S]*?)\n---(?:\n|$)/

/**
 * The properties in a partial's frontmatter, each with an example value, with which the partial is checked.
 * @example partialProperties('---\nproperties: { blueprint: service }\n---\nText') → { blueprint: 'service' }
 */
export function partialProperties(text: string): Record<string, string> {
  const yaml = frontmatterPattern.exec(text)?.[1]
  if (yaml === undefined) return {}
  const properties = parseDocument(yaml).get('properties', true)
  if (!isMap(properties)) return {}
  return Object.fromEntries(
    properties.items.flatMap(({ key, value }) =>
      isScalar(key) && isScalar(value) ? [[String(key.value), String(value.value)] as const] : [],
    ),
  )
}

/** Properties from the sample above a partial: its file name and, if it is a JSON object, some of its keys. */
export function sampleProperties(title: string | undefined, text: string): Record<string, string> {
  const properties: Record<string, string> = title === undefined ? {} : { sample: title }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return properties
  }
  if (typeof value !== 'object' || value === null) return properties
  const { identifier, title: name, blueprint } = value as Record<string, unknown>
  for (const [key, own] of Object.entries({ identifier, name, blueprint }))
    if (typeof own === 'string') properties[key] = own
  return properties
}
