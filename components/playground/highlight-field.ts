import type { HighlightCode } from '#lib/markdown/highlight-code.ts'
import { loadChunk } from '../failures/load-chunk.ts'

/** Past this length, colours would make typing slow. */
const highlightLimit = 20_000
const languages = ['javascript', 'jq', 'json', 'yaml']

let loading: Promise<HighlightCode> | undefined
let loaded: HighlightCode | undefined

/** Loads the colours of code, once for all editors; without them an editor is plain. */
export function loadColors(): Promise<void> {
  loading ??= loadChunk('code-colors', () => import('#lib/markdown/highlight-code.ts')).then(({ loadHighlightCode }) =>
    loadHighlightCode(languages),
  )
  return loading.then(
    (highlight) => {
      loaded = highlight
    },
    (error: unknown) => {
      loading = undefined
      console.warn('Syntax highlighting could not be loaded.', error)
    },
  )
}

/** Shows code in an element, in colours where these are loaded. */
export function showCode(element: Element, code: string, language: string): void {
  // The highlighter escapes all that it does not write itself.
  if (loaded !== undefined && code.length <= highlightLimit) element.innerHTML = loaded(code, language)
  else element.textContent = code
}
