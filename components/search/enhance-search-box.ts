import { createElement } from '../create-element.ts'
import { listenForShortcuts } from '../extras/listen-for-shortcuts.ts'
import { loadChunk } from '../failures/load-chunk.ts'

/**
 * What readers click or type in the field of a landing page, whose page may be replaced, goes to the header's, which has
 * suggestions.
 */
function takeFromLanding(input: HTMLInputElement, signal: AbortSignal): void {
  const take = (event: Event) => {
    const { target } = event
    if (!(target instanceof HTMLInputElement) || target.closest('.hero-search') === null) return
    // The text of an input method editor is finished in its field.
    if ((event as InputEvent).isComposing) return
    if (target.value !== '') input.value = target.value
    target.value = ''
    input.focus()
    input.click()
    input.dispatchEvent(new Event('input'))
  }
  for (const type of ['click', 'input', 'compositionend']) document.addEventListener(type, take, { signal })
}

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
  takeFromLanding(input, signal)
}
