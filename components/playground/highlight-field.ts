import type { HighlightCode } from '#lib/markdown/highlight-code.ts'
import { loadChunk } from '../failures/load-chunk.ts'

/** Maximum length in characters; highlighting longer code would slow down typing. */
const highlightLimit = 20_000

let languages: readonly string[] = []
let loading: Promise<HighlightCode> | undefined
let loaded: HighlightCode | undefined

function languagesOnPage(): string[] {
  const blocks = document.querySelectorAll<HTMLElement>('.playground pre')
  return [...blocks].map(({ dataset }) => dataset.language ?? 'text')
}

/** Loads the highlighter, once for all editors; until then code is not highlighted. */
export function loadColors(): Promise<void> {
  const all = [...new Set([...languages, ...languagesOnPage()])]
  if (all.length > languages.length) {
    languages = all
    loading = undefined
  }
  loading ??= loadChunk('code-colors', () => import('#lib/markdown/highlight-code.ts')).then(({ loadHighlightCode }) =>
    loadHighlightCode(all),
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

/** Shows code in an element, highlighted if the highlighter has loaded. */
export function showCode(element: Element, code: string, language: string): void {
  // The highlighter escapes the code.
  if (loaded !== undefined && code.length <= highlightLimit) element.innerHTML = loaded(code, language)
  else element.textContent = code
}
