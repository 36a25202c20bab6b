import { isMap, isScalar, parseDocument } from 'yaml'

/** Folder of shared pieces of pages, below `content/`. */
export const partialsFolder = 'partials/'

/** Whether a path below `content/` is a shared piece of pages, which has no address of its own. */
export function isPartial(contentPath: string): boolean {
  return contentPath.startsWith(partialsFolder)
}

const frontmatterPattern = /^---\n([\s\S]*?)\n---(?:\n|$)/

/**
 * The properties that a partial declares in its frontmatter, each with an example: the value that it is checked with.
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

/** What a partial can use of the sample above it: its file name, and what a JSON object says about itself. */
export function sampleProperties(title: string | undefined, text: string): Record<string, string> {
  const found: Record<string, string> = title === undefined ? {} : { sample: title }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return found
  }
  if (typeof value !== 'object' || value === null) return found
  const { identifier, title: name, blueprint } = value as Record<string, unknown>
  for (const [key, own] of Object.entries({ identifier, name, blueprint }))
    if (typeof own === 'string') found[key] = own
  return found
}
