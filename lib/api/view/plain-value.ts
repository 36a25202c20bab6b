const readAsOther = /^(?:-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null|)$/i

/**
 * A value as a reader would type it: strings have no quotes unless they would look like another type.
 * @example plainValue('GET') → 'GET'
 * @example plainValue('5') → '"5"'
 * @example plainValue({ a: 1 }) → '{ "a": 1 }'
 */
export function plainValue(value: unknown): string {
  if (typeof value === 'string') {
    return readAsOther.test(value) || value !== value.trim() ? JSON.stringify(value) : value
  }
  if (Array.isArray(value)) return `[${value.map(innerValue).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, entries]) => `${JSON.stringify(key)}: ${innerValue(entries)}`)
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
  }
  return String(value)
}

function innerValue(value: unknown): string {
  return typeof value === 'object' && value !== null ? plainValue(value) : JSON.stringify(value)
}
