/** Goes to an address as a click on a link does: navigation and held keys are then the same for all. */
export function followLink(href: string, place: HTMLElement): void {
  const link = document.createElement('a')
  link.href = href
  link.hidden = true
  place.append(link)
  link.click()
  link.remove()
}

/** Whether held keys make the browser open a link elsewhere, so that the reader stays. */
export function staysHere({
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return ctrlKey || metaKey || shiftKey
}

/** Presses a link with the keys that are held: the browser opens a new tab or window for some of them. */
export function pressLink(link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
