import type { IMediaTypeContent } from '@stoplight/types'
import { isRecord } from '../../diagnostics/json-pointer.ts'
import { mergeAllOf } from './merge-all-of.ts'
import { typesOf } from './type-label.ts'

const isText = (mediaType: string) => /^text\/|[/+](?:json|xml|x-www-form-urlencoded)\b/i.test(mediaType)

/** Whether a part of a form, or each item of a list, is a file. @param mediaType of the part, if it has its own */
function isFile(source: unknown, mediaType: string | undefined): boolean {
  const { schema } = mergeAllOf(source)
  const types = typesOf(schema)
  if (types.includes('array')) return isRecord(schema.items) && isFile(schema.items, mediaType)
  const { format, contentMediaType } = schema
  if (format === 'binary') return true
  if (typeof contentMediaType === 'string') return !isText(contentMediaType)
  // OpenAPI 3.1 describes a file as a part of any type with a media type.
  return types.length === 0 && mediaType !== undefined && !isText(mediaType)
}

/** The schema of a form with its parts merged, and the names of the parts that are files. */
export function formParts({ schema, encodings = [] }: Pick<IMediaTypeContent, 'schema' | 'encodings'>): {
  merged: ReturnType<typeof mergeAllOf>
  files: ReadonlySet<string>
} {
  const merged = mergeAllOf(schema)
  const parts = Object.entries(isRecord(merged.schema.properties) ? merged.schema.properties : {})
  const mediaTypeOf = (name: string) => encodings.find(({ property }) => property === name)?.mediaType
  return {
    merged,
    files: new Set(parts.filter(([name, part]) => isFile(part, mediaTypeOf(name))).map(([name]) => name)),
  }
}

/** Whether a body as a whole is a file. */
export function isFileBody(schema: unknown): boolean {
  return isFile(schema, undefined)
}
