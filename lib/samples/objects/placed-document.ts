import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseAllDocuments,
  type Scalar,
} from 'yaml'
import type { TextPlace } from '../../diagnostics/text-place.ts'

/** Offsets of a value and its key in a text. */
export interface ValuePlace {
  /** Undefined for list items and for the whole document. */
  keyOffset?: number
  /** Offset of the value's first character. */
  offset: number
  /** The node of a scalar value. */
  scalar?: Scalar
}

/** A JSON or YAML document: its value, and the place of each part. */
export interface PlacedDocument {
  value: unknown
  /** The place of the value at some steps, or of its deepest existing ancestor. */
  placeOf: (steps: readonly string[]) => ValuePlace
}

export interface PlacedText {
  documents: PlacedDocument[]
  /** 1-based line and column of an offset. */
  position: (offset: number) => TextPlace
}

/** A text that is neither JSON nor YAML; the sample parsers report why. */
interface UnreadableText {
  offset: number
  message: string
  position: PlacedText['position']
}

function resolveAlias(node: unknown, document: Document): Node | undefined {
  if (!isNode(node)) return undefined
  return isAlias(node) ? node.resolve(document) : node
}

function placeIn(document: Document, steps: readonly string[]): ValuePlace {
  const start = (node: unknown) => (isNode(node) ? node.range?.[0] : undefined)
  let node = resolveAlias(document.contents, document)
  let place: ValuePlace = { offset: start(document.contents) ?? 0 }
  for (const step of steps) {
    let key: unknown
    let value: unknown
    if (isMap(node)) {
      const pair = node.items.find(
        ({ key: nodeKey }) => String(isScalar(nodeKey) ? (nodeKey.value ?? '') : nodeKey) === step,
      )
      if (pair === undefined) return place
      key = pair.key
      value = pair.value
    } else if (isSeq(node)) {
      const item = node.items[Number(step)]
      value = isPair(item) ? item.value : item
    } else return place
    const keyOffset = start(key)
    const offset = start(value) ?? keyOffset ?? place.offset
    node = resolveAlias(value, document)
    place = { offset, ...(keyOffset === undefined ? {} : { keyOffset }), ...(isScalar(node) ? { scalar: node } : {}) }
  }
  return place
}

/** Reads YAML, which includes JSON, with one or more documents. Empty documents are left out. */
export function readPlacedText(text: string): PlacedText | UnreadableText {
  const lineCounter = new LineCounter()
  const position = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset)
    return { line, column: col }
  }
  const documents = [...parseAllDocuments(text, { lineCounter, prettyErrors: false, merge: true })]
  const error = documents.flatMap(({ errors }) => errors)[0]
  if (error !== undefined) return { offset: error.pos[0], message: error.message, position }
  return {
    documents: documents
      .filter(({ contents }) => contents !== null && !(isScalar(contents) && contents.source === ''))
      .map((document) => ({ value: document.toJS(), placeOf: (steps) => placeIn(document, steps) })),
    position,
  }
}
