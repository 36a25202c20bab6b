import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { Tokens } from '../config/tokens.ts'
import { type PlacedText, placedRun, scalarText, withoutCode, withoutTokens } from '../prose/placed-text.ts'
import type { ProseKind, ProseRun } from '../prose/prose-run.ts'

/** A text of a data file as prose, without its code and tokens; undefined if nothing is left. */
export function proseOf(kind: ProseKind, placed: PlacedText, tokens: Tokens): ProseRun | undefined {
  const prose = withoutCode(withoutTokens(placed, tokens))
  return placedRun(kind, prose.text, prose)
}

/** A text of a data file. */
interface DataText {
  /** Its own key, and the key of its entry, which is at the top of the file. */
  key: string
  entry: string
  placed: PlacedText
}

/** The texts of a YAML data file under some keys, at any depth. An invalid file has none. */
export function dataTexts(text: string, keys: readonly string[]): DataText[] {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  if (document.errors.length > 0) return []
  const texts: DataText[] = []
  visit(document, {
    Pair(_, { key, value }, path) {
      if (!isScalar(key) || !keys.includes(String(key.value))) return
      const placed = scalarText(text, counter, value)
      const entry = path.find(isPair)?.key
      if (placed !== undefined)
        texts.push({ key: String(key.value), entry: isScalar(entry) ? String(entry.value) : '', placed })
    },
  })
  return texts
}

/**
 * The prose of a YAML data file: the texts under some keys, at any depth. An invalid file has no prose; its errors are
 * reported elsewhere.
 * @param kinds the kind of prose under each key
 */
export function dataProse(text: string, kinds: Readonly<Record<string, ProseKind>>, tokens: Tokens): ProseRun[] {
  return dataTexts(text, Object.keys(kinds)).flatMap(
    ({ key, placed }) => proseOf(kinds[key] ?? 'text', placed, tokens) ?? [],
  )
}
