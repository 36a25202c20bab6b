/** Names of at least three characters: fields, functions, commands, paths. Numbers and keys say nothing. */
const namePattern = /[\p{L}_$][\p{L}\p{N}_$]*(?:[-./:][\p{L}_$][\p{L}\p{N}_$]*)*/gu
const longest = 48
/** Names of one sample set: past this, a sample is data. */
const most = 400

/**
 * The names in code samples, each once, in their order: what readers look for in code.
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
