import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { Tokens } from '../config/tokens.ts'
import { placedRun, scalarText, withoutTokens } from '../prose/placed-text.ts'
import type { ProseKind, ProseRun } from '../prose/prose-run.ts'

/**
 * The prose of a YAML data file: the texts under some keys, at any depth. An invalid file has no prose; its errors are
 * reported elsewhere.
 * @param kinds the kind of prose under each key
 */
export function dataProse(text: string, kinds: Readonly<Record<string, ProseKind>>, tokens: Tokens): ProseRun[] {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  if (document.errors.length > 0) return []
  const runs: ProseRun[] = []
  visit(document, {
    Pair(_, { key, value }) {
      const kind = isScalar(key) ? kinds[String(key.value)] : undefined
      const placedText = kind === undefined ? undefined : scalarText(text, counter, value)
      if (kind === undefined || placedText === undefined) return
      const prose = withoutTokens(placedText, tokens)
      const run = placedRun(kind, prose.text, prose)
      if (run !== undefined) runs.push(run)
    },
  })
  return runs
}
