import { isMap, isScalar, LineCounter, type Pair, parseDocument } from 'yaml'
import { replaceTokens, type Tokens } from '../config/tokens.ts'
import type { PageLink } from '../markdown/page-context.ts'

/** The links of a data file with their places in it. The file's schema reports links that are not paths. */
function linksOf(text: string, tokens: Tokens, nodeOf: (entry: Pair<unknown, unknown>) => unknown): PageLink[] {
  const counter = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter: counter })
  if (!isMap(contents)) return []
  return contents.items.flatMap((entry): PageLink[] => {
    const node = nodeOf(entry)
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return []
    const path = replaceTokens(node.value, tokens)
    if (!path.startsWith('/')) return []
    const quote = node.type?.startsWith('QUOTE') === true ? 1 : 0
    const { line, col } = counter.linePos(node.range[0] + quote)
    return [{ href: path, line, column: col }]
  })
}

/** The links of content/glossary.yaml. */
export function glossaryLinks(text: string, tokens: Tokens): PageLink[] {
  return linksOf(text, tokens, ({ value }) => (isMap(value) ? value.get('href', true) : undefined))
}

/** The pages and headings that content/questions.yaml says answer questions. */
export function questionLinks(text: string, tokens: Tokens): PageLink[] {
  return linksOf(text, tokens, ({ key }) => key)
}
