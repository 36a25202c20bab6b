import { createElement } from '../create-element.ts'
import { listenForShortcuts } from '../extras/listen-for-shortcuts.ts'
import { loadChunk } from '../failures/load-chunk.ts'
import { noticeButton } from '../failures/notice-button.ts'

/**
 * Says below the field that the interface of the search could not be loaded, until the reader leaves the field or tries
 * again. The panel can't say so: it is what failed.
 */
function createFailure(form: HTMLFormElement, onRetry: (event: MouseEvent) => void, signal: AbortSignal): HTMLElement {
  const failure = createElement(
    'div',
    { class: 'search-panel', role: 'alert' },
    createElement(
      'div',
      { class: 'search-notice' },
      createElement('p', {}, 'The search could not be loaded. Check your connection.'),
      noticeButton('Retry', 'button', onRetry),
    ),
  )
  // The field keeps the focus, which not every browser gives to a clicked button.
  failure.addEventListener('mousedown', (event) => event.preventDefault())
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) failure.remove()
  }
  form.addEventListener('focusout', onFocusOut, { signal })
  return failure
}

/**
 * The search field is a form that works without JavaScript; Mod+k and “/” focus it. The code for suggestions loads when
 * the field is focused. If that fails, it stays a form and says so, and the next focus retries.
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
    failure.remove()
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
          if (document.activeElement === input) form.append(failure)
        },
      )
      .finally(() => {
        form.ariaBusy = null
        cancel.remove()
      })
  }
  const retry = (event: MouseEvent) => {
    input.focus()
    load(event)
  }
  const failure = createFailure(form, retry, signal)
  for (const type of ['focus', 'click']) input.addEventListener(type, load, { signal })
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    isWanted = false
    failure.remove()
  }
  form.addEventListener('keydown', onKeyDown, { signal })
  listenForShortcuts(input, signal)
}
