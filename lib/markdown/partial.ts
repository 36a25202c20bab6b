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
 * @example partialProperties('---\nproperties: { kind: service }\n---\nText') → { kind: 'service' }
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

/**
 * Properties from the sample above a partial: its file name and, if it is a JSON object, its keys with a text. The title is
 * also the `name`.
 */
export function sampleProperties(title: string | undefined, text: string): Record<string, string> {
  const properties: Record<string, string> = title === undefined ? {} : { sample: title }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return properties
  }
  if (typeof value !== 'object' || value === null) return properties
  const texts = Object.entries(value).filter(([, own]) => typeof own === 'string')
  const { title: name } = value as Record<string, unknown>
  return { ...Object.fromEntries(texts), ...(typeof name === 'string' ? { name } : {}), ...properties }
}
