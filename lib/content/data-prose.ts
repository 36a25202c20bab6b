import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { Tokens } from '../config/tokens.ts'
import { placedRun, scalarText, withoutTokens } from '../prose/placed-text.ts'
import type { ProseKind, ProseRun } from '../prose/prose-run.ts'

/**
 * The prose of a YAML data file: the texts of some keys, wherever they stand. A file with faults has none; they have
 * findings of their own.
 * @param kinds what the texts of a key are
 */
export function dataProse(text: string, kinds: Readonly<Record<string, ProseKind>>, tokens: Tokens): ProseRun[] {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  if (document.errors.length > 0) return []
  const runs: ProseRun[] = []
  visit(document, {
    Pair(_, { key, value }) {
      const kind = isScalar(key) ? kinds[String(key.value)] : undefined
      const placed = kind === undefined ? undefined : scalarText(text, counter, value)
      if (kind === undefined || placed === undefined) return
      const plain = withoutTokens(placed, tokens)
      const run = placedRun(kind, plain.text, plain)
      if (run !== undefined) runs.push(run)
    },
  })
  return runs
}
