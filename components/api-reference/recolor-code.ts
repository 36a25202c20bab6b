/** A part of code, and the class that colors it; empty without one. */
export interface ColoredPart {
  look: string
  text: string
}

interface Token {
  text: string
  /** What it is, which tells the color of those like it: a string or a value, and whether it is a key. */
  kind: string | undefined
  /** A string may contain a variable in another color. */
  parts: ColoredPart[]
}

// A string on one line, a word, space, or a sign.
const tokenPattern = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\w+|\s+|[^\w\s]/g

function kindOf(text: string, after: string): string | undefined {
  const role = /^\s*:/.test(after) ? 'key' : 'value'
  if (/^["'].+["']$/.test(text)) return `string ${role}`
  return /^(?:\d+|true|false|null|True|False|None|nil)$/.test(text) ? 'literal' : undefined
}

function tokensOf(text: string): Omit<Token, 'parts'>[] {
  return [...text.matchAll(tokenPattern)].map(({ 0: token, index }) => ({
    text: token,
    kind: kindOf(token, text.slice(index + token.length, index + token.length + 20)),
  }))
}

function joined(parts: readonly ColoredPart[]): ColoredPart[] {
  const merged: ColoredPart[] = []
  for (const { look, text } of parts) {
    const last = merged.at(-1)
    if (last?.look === look) last.text += text
    else merged.push({ look, text })
  }
  return merged
}

function coloredTokens(parts: readonly ColoredPart[]): Token[] {
  const letters = parts.flatMap(({ look, text }) => text.split('').map((letter) => ({ look, text: letter })))
  let at = 0
  return tokensOf(parts.map(({ text }) => text).join('')).map((token) => {
    const start = at
    at += token.text.length
    return { ...token, parts: joined(letters.slice(start, at)) }
  })
}

type Text = Pick<Token, 'text'>

/** How many tokens are the same in two lists, from one end. */
function sameCount(tokens: readonly Text[], others: readonly Text[], most: number, fromEnd: boolean): number {
  let count = 0
  const at = (list: readonly Text[]) => list.at(fromEnd ? -1 - count : count)?.text
  while (count < most && at(tokens) === at(others)) count += 1
  return count
}

/** Returns a function that colors tokens like the same ones, like those of the same kind, or else like what is before. */
function colorer(colored: readonly Token[], before: Token | undefined) {
  const same = new Map<string, ColoredPart[]>()
  const kinds = new Map<string, string>()
  for (const { text, kind, parts } of colored) {
    if (!same.has(text)) same.set(text, parts)
    if (kind !== undefined && !kinds.has(kind)) kinds.set(kind, parts[0]?.look ?? '')
  }
  let latest = before?.parts.at(-1)?.look ?? ''
  return ({ text, kind }: Omit<Token, 'parts'>): ColoredPart[] => {
    if (text.trim() === '') return [{ text, look: text.includes('\n') ? '' : latest }]
    const like = kind === undefined ? undefined : (kinds.get(kind) ?? kinds.get('string value'))
    const parts = same.get(text) ?? [{ text, look: like ?? latest }]
    latest = parts.at(-1)?.look ?? ''
    return parts
  }
}

/**
 * Colors another text as code that is almost the same: what hasn't changed keeps its colors, and the rest gets those of
 * the words that are like it. So a sample needs no highlighter to follow what a reader enters.
 */
export function recolored(parts: readonly ColoredPart[], text: string): ColoredPart[] {
  const before = coloredTokens(parts)
  const after = tokensOf(text)
  const most = Math.min(before.length, after.length)
  const start = sameCount(before, after, most, false)
  const end = sameCount(before, after, most - start, true)
  return joined([
    ...before.slice(0, start).flatMap((token) => token.parts),
    ...after.slice(start, after.length - end).flatMap(colorer(before, before[start - 1])),
    ...before.slice(before.length - end).flatMap((token) => token.parts),
  ])
}

/** The parts of a code block. */
export function partsOf(code: Element): ColoredPart[] {
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  const parts: ColoredPart[] = []
  while (texts.nextNode()) {
    const { parentElement: parent, nodeValue } = texts.currentNode
    parts.push({ look: parent === code ? '' : (parent?.className ?? ''), text: nodeValue ?? '' })
  }
  return parts
}
