/** Identifiers such as fields, functions, commands, and paths. */
const namePattern = /[\p{L}_$][\p{L}\p{N}_$]*(?:[-./:][\p{L}_$][\p{L}\p{N}_$]*)*/gu
const longest = 48
/** Maximum number of identifiers in a page's samples; more indicate that the samples are data. */
const most = 400

/**
 * The unique identifiers in code samples, in order of appearance, for searching code.
 * @example sampleIdentifiers(['{ "relation_id": "x", n: 12 }']) → ['relation_id']
 */
export function sampleIdentifiers(samples: readonly string[]): string[] {
  const names = new Set<string>()
  for (const sample of samples) {
    for (const [name] of sample.matchAll(namePattern)) {
      if (name.length >= 3 && name.length <= longest && names.size < most) names.add(name)
    }
  }
  return [...names]
}
