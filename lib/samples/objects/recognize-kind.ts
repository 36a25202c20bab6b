import { isObject } from './json-schema.ts'
import type { PortalKind, PortalKinds } from './portal-kinds.ts'
import type { SampleObject } from './sample-objects.ts'

/**
 * The kind that a sample without a word has by its shape: all of its objects have the shape that `kinds.yaml` describes.
 * Where several kinds have that shape, it is the only one of whose faults there are none; otherwise nothing is guessed,
 * so that no sample is called wrong for a kind that nobody meant.
 */
export function recognizeKind(
  objects: readonly SampleObject[],
  { kinds, validator }: PortalKinds,
): PortalKind | undefined {
  if (objects.length === 0 || !objects.every(({ value }) => isObject(value))) return undefined
  const all = (schema: string | NonNullable<PortalKind['recognize']>) =>
    objects.every(({ value }) => validator.validate(schema, value).faults.length === 0)
  const shaped = [...kinds.values()].filter(({ recognize }) => recognize !== undefined && all(recognize))
  if (shaped.length < 2) return shaped[0]
  const valid = shaped.filter(({ schema }) => all(schema))
  return valid.length === 1 ? valid[0] : undefined
}
