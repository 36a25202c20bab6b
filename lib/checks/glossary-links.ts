import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { replaceTokens, type Tokens } from '../config/tokens.ts'
import { countedPlace } from '../diagnostics/text-place.ts'
import type { PageLink } from '../markdown/page-context.ts'

/**
 * The links of content/glossary.yaml with their places in the file. The file's schema reports links that are not paths.
 */
export function glossaryLinks(text: string, tokens: Tokens): PageLink[] {
  const counter = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter: counter })
  if (!isMap(contents)) return []
  return contents.items.flatMap(({ value }): PageLink[] => {
    const href = isMap(value) ? value.get('href', true) : undefined
    if (!isScalar(href) || typeof href.value !== 'string' || !href.range) return []
    const path = replaceTokens(href.value, tokens)
    if (!path.startsWith('/')) return []
    const quote = href.type?.startsWith('QUOTE') === true ? 1 : 0
    return [{ href: path, ...countedPlace(counter, href.range[0] + quote) }]
  })
}
