/** How much of an article has been read, from 0 to 1, which is reached when its end is visible. */
function readPart(article: Element): number {
  const { top, height } = article.getBoundingClientRect()
  return Math.min(1, Math.max(0, -top / Math.max(1, height - innerHeight)))
}

/** Moves the progress bar of a long page in browsers without scroll-driven animations. */
export function enhanceReadingProgress(signal: AbortSignal): void {
  const bar = document.querySelector<HTMLElement>('.reading-progress')
  const article = bar?.parentElement
  if (!bar || !article || CSS.supports('view-timeline: --reading')) return
  let frame = 0
  const update = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      bar.style.transform = `scaleX(${readPart(article)})`
    })
  }
  update()
  for (const type of ['scroll', 'resize']) addEventListener(type, update, { signal, passive: true })
}
