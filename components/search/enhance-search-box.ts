function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

/** The search field is a form that works without JavaScript; mod+k and “/” lead to it. */
export function enhanceSearchBox(root: HTMLElement, signal: AbortSignal): void {
  const input = root.querySelector<HTMLInputElement>('.search-box input')
  const hint = root.querySelector('.search-box kbd')
  if (input === null) return
  if (hint !== null && !/mac|iphone|ipad/i.test(navigator.platform)) hint.textContent = 'Ctrl K'
  addEventListener(
    'keydown',
    (event) => {
      const modK = event.key === 'k' && (event.metaKey || event.ctrlKey)
      const slash = event.key === '/' && !isEditable(event.target)
      if (!modK && !slash) return
      event.preventDefault()
      input.focus()
      input.select()
    },
    { signal },
  )
}
