import { createElement } from '../create-element.ts'

/** Screens without room for a list below the field: as in the styles, up to 640 px. */
const smallScreen = '(width <= 40em)'

/** Full-screen search on phones: a native modal dialog into which the form is moved. */
interface SearchSheet {
  /** Opens the sheet on a small screen. */
  open: () => void
  close: () => void
  remove: () => void
}

/**
 * Creates the sheet. Its field is the one in the header, so the text isn't lost.
 * @param onClose called when the reader closes the sheet
 */
export function createSearchSheet(form: HTMLFormElement, input: HTMLInputElement, onClose: () => void): SearchSheet {
  const cancel = createElement('button', { type: 'button', class: 'search-sheet-close' }, 'Cancel')
  const dialog = createElement('dialog', { class: 'search-sheet', 'aria-label': 'Search' }, cancel)
  const place = document.createComment('search')
  const screen = matchMedia(smallScreen)

  const close = () => {
    if (!dialog.open) return
    place.replaceWith(form)
    dialog.close()
    dialog.remove()
    // Otherwise the keyboard stays open on touch screens.
    if (matchMedia('(pointer: coarse)').matches) input.blur()
  }
  const dismiss = () => {
    close()
    onClose()
  }
  cancel.addEventListener('click', dismiss)
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    dismiss()
  })
  const onResize = () => {
    if (dialog.open) dismiss()
  }
  screen.addEventListener('change', onResize)
  return {
    open() {
      if (!screen.matches || dialog.open) return
      const { selectionStart, selectionEnd } = input
      form.replaceWith(place)
      dialog.append(form)
      document.body.append(dialog)
      dialog.showModal()
      input.focus()
      input.setSelectionRange(selectionStart, selectionEnd)
    },
    close,
    remove() {
      close()
      screen.removeEventListener('change', onResize)
    },
  }
}
