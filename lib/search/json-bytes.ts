const encoder = new TextEncoder()

/** Bytes of a value as JSON in UTF-8, as a host counts them. @example jsonBytes('é') → 4 */
export function jsonBytes(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length
}
