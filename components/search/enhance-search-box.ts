import { createElement } from '../create-element.ts'
import { listenForShortcuts } from '../extras/listen-for-shortcuts.ts'
import { loadChunk } from '../failures/load-chunk.ts'

/**
 * The search field is a form that works without JavaScript; Mod+k and “/” focus it. The code for suggestions loads when
 * the field is focused. If that fails, it stays a form, and the next focus retries.
 */
export function enhanceSearchBox(root: HTMLElement, signal: AbortSignal): void {
  const form = root.querySelector<HTMLFormElement>('.search-box')
  const input = form?.querySelector('input')
  const hint = form?.querySelector('kbd')
  if (!form || !input) return
  if (hint && !/mac|iphone|ipad/i.test(navigator.platform)) hint.textContent = 'Ctrl K'
  // On phones, the field fills the screen while its code loads, and a phone has no Escape key.
  const cancel = createElement('button', { type: 'button', class: 'search-sheet-close' }, 'Cancel')
  // The field keeps the focus until the click, or the button would be gone before it.
  cancel.addEventListener('mousedown', (event) => event.preventDefault(), { signal })
  cancel.addEventListener('click', () => input.blur(), { signal })
  let isLoading = false
  let isWanted = false
  const load = ({ type }: Event) => {
    isWanted ||= type === 'click'
    if (isLoading) return
    isLoading = true
    form.ariaBusy = 'true'
    form.append(cancel)
    // Small, so the index arrives together with the interface rather than after it.
    import('./open-index-early.ts').then(({ openIndexEarly }) => openIndexEarly()).catch(() => undefined)
    loadChunk('search', () => import('./take-over-search-box.tsx'))
      .then(
        ({ takeOverSearchBox }) => {
          if (!signal.aborted) signal.addEventListener('abort', takeOverSearchBox(form, input, isWanted))
        },
        () => {
          isLoading = false
        },
      )
      .finally(() => {
        form.ariaBusy = null
        cancel.remove()
      })
  }
  for (const type of ['focus', 'click']) input.addEventListener(type, load, { signal })
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') isWanted = false
  }
  input.addEventListener('keydown', onKeyDown, { signal })
  listenForShortcuts(input, signal)
}
