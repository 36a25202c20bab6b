/** Follows a URL by clicking a temporary link, so it is handled like all other links. */
export function followLink(href: string, place: HTMLElement): void {
  const link = document.createElement('a')
  link.href = href
  link.hidden = true
  place.append(link)
  link.click()
  link.remove()
}

/** Whether modifier keys make the browser open a link elsewhere, so the reader stays on the page. */
export function staysHere({
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return ctrlKey || metaKey || shiftKey
}

/** Clicks a link with the modifier keys of a keyboard event, which may open a new tab or window. */
export function pressLink(link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
