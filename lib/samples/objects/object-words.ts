const orList = new Intl.ListFormat('en', { type: 'disjunction' })

/** A list in prose. @example alternatives(['“a”', '“b”', '“c”']) → '“a”, “b”, or “c”' */
export function alternatives(words: readonly string[]): string {
  return orList.format(words)
}

/** A value as a writer sees it. @example quoted('DAY2') → '“DAY2”' */
export function quoted(value: unknown): string {
  if (typeof value === 'string') return `“${value}”`
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
}

/** The name of a JSON type. @example typeName('array') → 'a list' */
export function typeName(type: string): string {
  return typeWords[type] ?? type
}

/** The type of a value, in words. @example typeOf([]) → 'a list' */
export function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'boolean') return String(value)
  return typeName(Array.isArray(value) ? 'array' : typeof value)
}

/** The title of a schema as a noun with its article. @example noun('LLM provider') → 'an LLM provider' */
export function noun(title: string): string {
  const isAcronym = /^[A-Z0-9]{2}/.test(title)
  const isName = isAcronym || /^\S+[A-Z]/.test(title)
  const word = isName ? title : title.charAt(0).toLowerCase() + title.slice(1)
  const vowel = isAcronym ? /^[AEFHILMNORSX]/ : /^(?!u(?:ni|se|r)|one)[aeiou]/i
  return `${vowel.test(word) ? 'an' : 'a'} ${word}`
}

/**
 * A phrase for the part of an object at some steps. @example partName(['rules', '0'], 'a query') → 'item 1 of “rules”'
 */
export function partName(steps: readonly string[], whole: string): string {
  const last = steps.at(-1)
  if (last === undefined) return whole
  if (!/^\d+$/.test(last)) return `“${last}”`
  const list = steps.findLast((step) => !/^\d+$/.test(step))
  return `item ${Number(last) + 1}${list === undefined ? '' : ` of “${list}”`}`
}
