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

/** Where a value and its key stand in a text, as offsets. */
export interface ValuePlace {
  /** Undefined for an item of a list and for the whole document. */
  keyOffset?: number
  /** Of the value's first character. */
  offset: number
  /** The value, where it is a single one. */
  scalar?: Scalar
}

/** A document of JSON or YAML: its value, and where each part of it stands. */
export interface PlacedDocument {
  value: unknown
  /** The place of the value at some steps; that of the deepest value on the way that exists, if it does not. */
  placeOf: (steps: readonly string[]) => ValuePlace
}

export interface PlacedText {
  documents: PlacedDocument[]
  /** Line and column of an offset, 1-based. */
  position: (offset: number) => { line: number; column: number }
}

/** A text that is neither JSON nor YAML; the parsers of samples say why. */
export interface UnreadableText {
  offset: number
  message: string
  position: PlacedText['position']
}

function resolved(node: unknown, document: Document): Node | undefined {
  if (!isNode(node)) return undefined
  return isAlias(node) ? node.resolve(document) : node
}

function placeIn(document: Document, steps: readonly string[]): ValuePlace {
  const start = (node: unknown) => (isNode(node) ? node.range?.[0] : undefined)
  let node = resolved(document.contents, document)
  let place: ValuePlace = { offset: start(document.contents) ?? 0 }
  for (const step of steps) {
    let key: unknown
    let value: unknown
    if (isMap(node)) {
      const pair = node.items.find(({ key: found }) => String(isScalar(found) ? (found.value ?? '') : found) === step)
      if (pair === undefined) return place
      key = pair.key
      value = pair.value
    } else if (isSeq(node)) {
      const item = node.items[Number(step)]
      value = isPair(item) ? item.value : item
    } else return place
    const keyOffset = start(key)
    const offset = start(value) ?? keyOffset ?? place.offset
    node = resolved(value, document)
    place = { offset, ...(keyOffset === undefined ? {} : { keyOffset }), ...(isScalar(node) ? { scalar: node } : {}) }
  }
  return place
}

/**
 * Reads JSON or YAML, of which JSON is a part, with several documents if there are. A document without content is left
 * out.
 */
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
      .map((document) => ({
        value: document.toJS(),
        placeOf: (steps) => placeIn(document, steps),
      })),
    position,
  }
}
