/** The parsed text after the language of a fence. */
export interface FenceMeta {
  /** Words without a value, e.g. `blueprint partial`. */
  words: string[]
  title: string | undefined
  /** Path of an included sample, from `content/`. */
  file: string | undefined
  /** Why the sample is not checked; empty if no reason is given, undefined if it is checked. */
  unchecked: string | undefined
  /** Accessible name of a diagram. */
  alt: string | undefined
  showLineNumbers: boolean
  /** First line number, from `showLineNumbers{n}`. */
  startAt: number | undefined
  /** Line numbers, 1-based, of `{1,3-5}`. */
  highlighted: Set<number>
}

const partPattern = /([\w-]+)="([^"]*)"|([\w-]+)=(\S+)|showLineNumbers(?:\{(\d+)\})?|\{([\d,\s-]+)\}|(\S+)/g

function lineRange(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split('-').map(Number)
    if (!Number.isInteger(from) || !Number.isInteger(to)) return []
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  })
}

/** @example parseFenceMeta('blueprint title="a.json" {2,4-5}').highlighted → Set { 2, 4, 5 } */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const fence: FenceMeta = {
    words: [],
    title: undefined,
    file: undefined,
    unchecked: undefined,
    alt: undefined,
    showLineNumbers: false,
    startAt: undefined,
    highlighted: new Set(),
  }
  for (const match of (meta ?? '').matchAll(partPattern)) {
    const [whole, quotedKey, quotedValue, key = quotedKey, value = quotedValue, start, range, word] = match
    if (whole.startsWith('showLineNumbers')) {
      fence.showLineNumbers = true
      fence.startAt = start === undefined ? undefined : Number(start)
    } else if (key === 'title' || key === 'file' || key === 'alt') fence[key] = value
    else if (key === 'unchecked' || word === 'unchecked') fence.unchecked = value?.trim() ?? ''
    else if (range !== undefined) for (const line of lineRange(range)) fence.highlighted.add(line)
    else if (word !== undefined) fence.words.push(word)
  }
  return fence
}
