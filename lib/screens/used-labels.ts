import { isMap, isPair, isScalar, isSeq, type Node, type Pair, visit } from 'yaml'
import { replaceTokens, type Tokens } from '../config/tokens.ts'
import { readPlacedYaml } from '../content/placed-yaml.ts'
import type { TextPlace } from '../diagnostics/text-place.ts'
import { placeOfOffset } from '../diagnostics/text-place.ts'

/** A word of the product's interface in a screen, with its place in the source. */
export interface UsedLabel extends TextPlace {
  kind: 'button' | 'tab' | 'heading' | 'item'
  text: string
  /** The heading above a navigation item. */
  below?: string
}

/** Parts that show another app, even inside a window of the product. */
const foreignParts = new Set(['message', 'pull-request', 'diff', 'email', 'terminal'])

const keyOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : '')

/** The text of a label, unless it comes from an object. */
function ownWord(node: unknown): { node: Node; text: string } | undefined {
  if (isScalar(node)) return { node, text: String(node.value) }
  if (!isMap(node) || node.get('own') === true) return undefined
  const text = node.get('text', true)
  return isScalar(text) ? { node: text, text: String(text.value) } : undefined
}

const itemsOf = (node: unknown) => (isSeq(node) ? (node.items as unknown[]) : [node])

/** The words of the product's interface that a screen, or a file of navigation sets, uses. */
export function usedLabels(text: string, tokens: Tokens): UsedLabel[] {
  const { document } = readPlacedYaml('', text, tokens)
  const labels: UsedLabel[] = []
  const add = (kind: UsedLabel['kind'], node: unknown, below?: string) => {
    const word = ownWord(node)
    if (word === undefined) return
    const place = placeOfOffset(text, word.node.range?.[0] ?? 0)
    labels.push({ kind, text: replaceTokens(word.text, tokens), ...(below === undefined ? {} : { below }), ...place })
  }
  const navigation = (map: unknown) => {
    if (!isMap(map)) return
    for (const pair of map.items) {
      add('heading', pair.key)
      for (const item of itemsOf(pair.value)) add('item', item, keyOf(pair))
    }
  }

  if (!isMap(document.contents)) return []
  if (!document.contents.has('body')) {
    for (const { value } of document.contents.items) navigation(value)
    return labels
  }
  const window: unknown = document.contents.get('window')
  if (window !== undefined && window !== 'product') return []
  navigation(document.contents.get('nav', true))
  visit(document, (_, node) => {
    if (isMap(node) && foreignParts.has(String(node.get('type')))) return visit.SKIP
    if (!isPair(node)) return undefined
    const key = keyOf(node)
    if (key === 'buttons' || key === 'button') for (const item of itemsOf(node.value)) add('button', item)
    if (key === 'tabs') for (const item of itemsOf(node.value)) add('tab', item)
    return undefined
  })
  return labels
}
