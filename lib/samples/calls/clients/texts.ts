import { meant, type Origin, plainText, sliceText, type TracedText } from '../run/traced-text.ts'
import { textOf, type Value } from '../run/value.ts'

export function textValue(text: TracedText): Value {
  return { kind: 'text', text }
}

export function wordValue(word: string, at: Origin): Value {
  return textValue(meant(word, at))
}

/** A format with its placeholders replaced by values, in their order or by their names. */
export function formatted(
  format: TracedText,
  placeholder: RegExp,
  valueFor: (match: RegExpMatchArray, index: number) => Value | undefined,
): TracedText {
  const parts: TracedText[] = []
  let from = 0
  let index = 0
  for (const match of plainText(format).matchAll(placeholder)) {
    parts.push(sliceText(format, from, match.index))
    const value = valueFor(match, index)
    if (value !== undefined) parts.push(textOf(value))
    from = match.index + match[0].length
    index += 1
  }
  parts.push(sliceText(format, from))
  return parts.flat()
}

/** An address below another one: a slash stands between them once. */
export function joinAddress(base: TracedText, path: TracedText): TracedText {
  const [start, end] = [plainText(base), plainText(path)]
  if (start === '' || /^[a-z]+:\/\//i.test(end)) return path
  if (start.endsWith('/') && end.startsWith('/')) return [...base, ...sliceText(path, 1)]
  const last = base.at(-1)
  const needsSlash = !start.endsWith('/') && !end.startsWith('/') && last !== undefined
  return [...base, ...(needsSlash ? meant('/', last.at) : []), ...path]
}
