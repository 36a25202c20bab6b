import { loadChunk } from '../failures/load-chunk.ts'
import { listenForKeys } from '../shortcuts/listen-for-keys.ts'

/**
 * The search field is a form that works without JavaScript; mod+k and “/” lead to it. Suggestions are loaded when a
 * reader turns to it. If they cannot be, it stays a form, and the next turn tries again.
 */
export function enhanceSearchBox(root: HTMLElement, signal: AbortSignal): void {
  const form = root.querySelector<HTMLFormElement>('.search-box')
  const input = form?.querySelector('input')
  const hint = form?.querySelector('kbd')
  if (!form || !input) return
  if (hint && !/mac|iphone|ipad/i.test(navigator.platform)) hint.textContent = 'Ctrl K'
  let isLoading = false
  let isWanted = false
  const load = ({ type }: Event) => {
    isWanted ||= type === 'click'
    if (isLoading) return
    isLoading = true
    loadChunk('search', () => import('./take-over-search-box.tsx')).then(
      ({ takeOverSearchBox }) => {
        if (!signal.aborted) signal.addEventListener('abort', takeOverSearchBox(form, input, isWanted))
      },
      () => {
        isLoading = false
      },
    )
  }
  for (const type of ['focus', 'click']) input.addEventListener(type, load, { signal })
  listenForKeys(input, signal)
}
