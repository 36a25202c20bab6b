/** How much of an article has been read, from 0 to 1, which is reached when its end is visible. */
function readPart(prose: Element): number {
  const { top, height } = prose.getBoundingClientRect()
  return Math.min(1, Math.max(0, -top / Math.max(1, height - innerHeight)))
}

/** Moves the progress bar of a long page in browsers without scroll-driven animations. */
export function enhanceReadingProgress(signal: AbortSignal): void {
  const bar = document.querySelector<HTMLElement>('.reading-progress')
  const prose = bar?.parentElement?.querySelector(':scope > .prose')
  if (!bar || !prose || CSS.supports('timeline-scope: --reading')) return
  let frame = 0
  const update = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      bar.style.transform = `scaleX(${readPart(prose)})`
    })
  }
  update()
  for (const type of ['scroll', 'resize']) addEventListener(type, update, { signal, passive: true })
}
