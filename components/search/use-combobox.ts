import { useEffect, useEffectEvent, useState } from 'react'
import { type ComboboxAction, comboboxAction } from './combobox-keys.ts'

interface Options {
  form: HTMLFormElement
  input: HTMLInputElement
  /** ID of the list, which must exist if there are options. */
  listId: string
  optionId: (index: number) => string
  /** Number of options that can be active: none while those in the list answer an earlier text. */
  count: number
  /** How many options at the end are the same for all lists. */
  lasting: number
  /** Whether there is a list, even if none of its options can be active. */
  hasList: boolean
  /** Whether the first option is active until the reader selects another. */
  preselects: boolean
  startsOpen: boolean
  onOpen: () => void
  onClose: () => void
  onType: (text: string) => void
  onAction: (action: ComboboxAction, active: number, event: KeyboardEvent) => void
}

export interface Combobox {
  isOpen: boolean
  active: number
  activate: (index: number) => void
  close: () => void
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}

/** Says in the page what the field is, and which option is active. */
function useRoles({ input, listId, optionId, preselects }: Options, hasList: boolean, active: number): void {
  useEffect(() => {
    setAttributes(input, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': String(hasList),
      'aria-controls': hasList ? listId : undefined,
      'aria-activedescendant': hasList && active >= 0 ? optionId(active) : undefined,
      // The label of the key on the keyboards of phones.
      enterkeyhint: preselects && hasList ? 'go' : 'search',
    })
  }, [input, hasList, listId, active, optionId, preselects])

  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active, optionId])
}

/**
 * Turns the field in the page into a combobox, preserving its text, cursor, and focus.
 * @see WAI-ARIA Authoring Practices, “Combobox”
 */
export function useCombobox(options: Options): Combobox {
  const { form, input, count, lasting, preselects, startsOpen } = options
  const [isOpen, setOpen] = useState(startsOpen)
  const [selected, setSelected] = useState(-1)
  const [shownCount, setShownCount] = useState(count)
  if (count > 0 && count !== shownCount) {
    setShownCount(count)
    // Options at the end, such as the one that leads to all results, stay selected when later parts of the index bring others.
    if (selected >= 0 && selected >= shownCount - lasting) setSelected(selected + count - shownCount)
  }
  const hasSelected = selected >= 0 && selected < count
  const active = hasSelected ? selected : preselects && count > 0 ? 0 : -1

  const open = useEffectEvent(() => {
    if (isOpen) return
    options.onOpen()
    setSelected(-1)
    setOpen(true)
  })
  const close = useEffectEvent(() => {
    if (!isOpen) return
    setOpen(false)
    setSelected(-1)
    options.onClose()
  })
  const onInput = useEffectEvent((event: Event) => {
    open()
    // Ignore unfinished text of an input method editor.
    if (!(event as InputEvent).isComposing) options.onType(input.value)
    setSelected(-1)
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing } = event
    if (isComposing) return
    const state = { isOpen, active, count, preselects, hasSelected, isEmpty: input.value === '' }
    const action = comboboxAction({ key, altKey, hasModifier: ctrlKey || metaKey || shiftKey }, state)
    if (action === undefined) return
    if (action.kind !== 'widen') event.preventDefault()
    // Escape closes one thing at a time, so other listeners must not get it.
    event.stopPropagation()
    if (action.kind === 'open') open()
    else if (action.kind === 'close') close()
    else if (action.kind === 'activate') setSelected(action.index)
    else {
      options.onAction(action, active, event)
      // What is chosen or cleared changes the list, in which nothing is selected yet.
      if (action.kind !== 'remove') setSelected(-1)
    }
  })
  const onPanelKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.target === input || !isOpen) return
    event.preventDefault()
    event.stopPropagation()
    input.focus()
    close()
  })
  const onFocusOut = useEffectEvent(() => {
    // After the event, and only if the focus moved within the page, not to another window.
    setTimeout(() => {
      if (!form.contains(document.activeElement) && form.closest('dialog') === null) close()
    })
  })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    input.addEventListener('click', () => open(), { signal })
    input.addEventListener('input', (event) => onInput(event), { signal })
    input.addEventListener('compositionend', (event) => onInput(event), { signal })
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    // From the panel's own buttons and links, too, Escape leads back to the field.
    form.addEventListener('keydown', (event) => onPanelKeyDown(event), { signal })
    form.addEventListener('focusout', () => onFocusOut(), { signal })
    return () => controller.abort()
  }, [form, input])

  useRoles(options, isOpen && options.hasList, active)
  return { isOpen, active, activate: setSelected, close }
}
