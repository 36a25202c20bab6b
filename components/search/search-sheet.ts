/** Widths at which there is no room for a list below the field. */
const smallScreen = '(width <= 640px)'

/** The search as a sheet over the whole screen of a phone: a modal dialog of the browser's own that takes the form in. */
export interface SearchSheet {
  /** Opens it where the screen is small. */
  open: () => void
  close: () => void
  remove: () => void
}

/**
 * The field in the sheet is the one of the header, so nothing that was typed is lost.
 * @param onClose called when the reader closes it
 */
export function createSearchSheet(form: HTMLFormElement, input: HTMLInputElement, onClose: () => void): SearchSheet {
  const dialog = document.createElement('dialog')
  dialog.className = 'search-sheet'
  dialog.setAttribute('aria-label', 'Search')
  const cancel = document.createElement('button')
  cancel.type = 'button'
  cancel.className = 'search-sheet-close'
  cancel.textContent = 'Cancel'
  dialog.append(cancel)
  const place = document.createComment('search')
  const screen = matchMedia(smallScreen)

  const close = () => {
    if (!dialog.open) return
    place.replaceWith(form)
    dialog.close()
    dialog.remove()
    // On a touch screen the field would keep the keyboard open.
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
