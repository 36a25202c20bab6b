/**
 * Tells the styles how much of the window is above and below the explorer, in pixels. Its sidebar is as high as what is
 * left, so that all of it can be seen wherever the page is scrolled.
 */
export function fitSidebar(root: HTMLElement, signal: AbortSignal): void {
  const measure = () => {
    const { top, bottom } = root.getBoundingClientRect()
    root.style.setProperty('--above', `${Math.max(0, top)}px`)
    root.style.setProperty('--below', `${Math.max(0, innerHeight - bottom)}px`)
  }
  measure()
  addEventListener('scroll', measure, { signal, passive: true })
  addEventListener('resize', measure, { signal })
  const observer = new ResizeObserver(measure)
  observer.observe(root)
  signal.addEventListener('abort', () => observer.disconnect())
}
