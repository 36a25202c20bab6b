import { type RefObject, useEffect } from 'react'

/**
 * Lets the column beside the documentation end where the window does, so that the button that sends the call, at its
 * end, is always in sight: further down the page, the column is higher in the window.
 */
export function useFittedColumn(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const column = part.current?.closest<HTMLElement>('[data-testid="two-column-right"]')
    if (!column) return
    const unmounted = new AbortController()
    const fit = () => {
      column.style.setProperty('--column-height', `${innerHeight - column.getBoundingClientRect().top}px`)
    }
    for (const event of ['scroll', 'resize']) addEventListener(event, fit, { passive: true, signal: unmounted.signal })
    // What is above the column changes once it is shown.
    const sizes = new ResizeObserver(fit)
    sizes.observe(document.body)
    return () => {
      unmounted.abort()
      sizes.disconnect()
    }
  }, [part])
}
