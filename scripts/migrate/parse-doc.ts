import type { Html, Nodes, Root } from 'mdast'
import { parseMd, parseMdx } from '#lib/markdown/evaluate-mdx.ts'
import { visit } from '#lib/markdown/visit.ts'
import { applyEdits, type Edit, originalOffset, type Place } from './edits.ts'
import { formulaEdits } from './formulas.ts'
import { looseFenceEdits } from './loose-fences.ts'

export interface ParsedDoc {
  /** The text as MDX can read it. */
  text: string
  tree: Root
  /** Maps an offset of the text to the source. */
  origin: (offset: number) => number
  /** How many formulas became code, and where the first one is in the source. */
  formulas: { count: number; first: number }
  /** Why it can't be read as MDX; it stays plain Markdown. */
  failure?: string
}

export const offsetsOf = (node: Nodes): [number, number] => [
  node.position?.start.offset ?? 0,
  node.position?.end.offset ?? 0,
]

/** Where the nodes of some types are. */
export function placesOf(tree: Root, types: readonly string[]): Place[] {
  const places: Place[] = []
  visit(tree, (node) => {
    if (types.includes(node.type)) places.push(offsetsOf(node))
  })
  return places
}

const comment = /<!--([\s\S]*?)-->/g
const voidTag = /<(br|hr|img|wbr|source|input|col)\b((?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*?)\s*(?<!\/)>/gi

/** `</br>`, which browsers read as a line break. */
const closedBreak = /<\/br\s*>/gi
/** `</img>` and the like, which close a tag that is closed already. */
const closedVoid = /<\/(?:hr|img|wbr|source|input|col)\s*>/gi
/** Details that a line opens but doesn't close, and their summary. */
const summaryOnLine = /(<details\b[^>]*>)[ \t]*(?=<summary\b)(?![^\n]*<\/details)/gi

/**
 * Changes that make HTML readable as MDX: comments and tags that are never closed.
 * @param isStrict also divides two blocks on one line
 */
function repairsOf(html: Html, text: string, isStrict: boolean): Edit[] {
  const [at] = offsetsOf(html)
  const change = (pattern: RegExp, write: (match: RegExpMatchArray) => string) =>
    [...html.value.matchAll(pattern)].map((match) => ({
      start: at + match.index,
      end: at + match.index + match[0].length,
      text: write(match),
    }))
  return [
    ...change(comment, ([, words = '']) => `{/*${words.replaceAll('*/', '* /')}*/}`),
    ...change(voidTag, ([, name = '', rest = '']) => `<${name.toLowerCase()}${rest} />`),
    ...change(closedBreak, ({ index = 0 }) => (/<br\s*\/?>$/i.test(text.slice(0, at + index)) ? '' : '<br />')),
    ...change(closedVoid, () => ''),
    ...(isStrict ? change(summaryOnLine, ([, open = '']) => `${open}\n`) : []),
  ]
}

function repairs(text: string, isStrict: boolean): Edit[] {
  const edits: Edit[] = []
  visit(parseMd(text), (node) => {
    if (node.type === 'html') edits.push(...repairsOf(node, text, isStrict))
    const [start, end] = offsetsOf(node)
    if (node.type === 'link' && text[start] === '<')
      edits.push({ start, end, text: `[${text.slice(start + 1, end - 1)}](${node.url})` })
  })
  return edits.sort((a, b) => a.start - b.start)
}

/** Nodes of Markdown whose characters mean themselves: code and frontmatter. */
const literal: readonly string[] = ['code', 'inlineCode', 'yaml'] satisfies Nodes['type'][]

/**
 * Parses a page or partial of Docusaurus, which reads all Markdown as MDX.
 * @param hasMath whether “$” marks formulas
 */
export function parseDoc(source: string, hasMath = false): ParsedDoc {
  const loose = looseFenceEdits(source)
  const whole = applyEdits(source, loose)
  const formulas = hasMath && whole.includes('$') ? formulaEdits(whole, placesOf(parseMd(whole), literal)) : []
  const readable = applyEdits(whole, formulas)
  const found = { count: formulas.length, first: originalOffset(formulas[0]?.start ?? 0, loose) }
  const fromReadable = (offset: number) => originalOffset(originalOffset(offset, formulas), loose)
  let failure = ''
  // The second time, also what valid pages may contain is repaired.
  for (const isStrict of [false, true]) {
    const edits = repairs(readable, isStrict)
    const text = applyEdits(readable, edits)
    try {
      const tree = parseMdx(text)
      return { text, tree, origin: (offset) => fromReadable(originalOffset(offset, edits)), formulas: found }
    } catch (error) {
      failure = (error as { reason: string }).reason
    }
  }
  return { text: readable, tree: parseMd(readable), origin: fromReadable, formulas: found, failure }
}
