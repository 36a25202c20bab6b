import type { MouseEvent } from 'react'
import { staysHere } from './follow-link.ts'

/**
 * Follows a link to other results without asking the server for the page, which is here: it works offline, too. The
 * address changes, and the reader is led to the head of the results.
 */
export function showResults(event: MouseEvent): void {
  const link = event.currentTarget
  if (!(link instanceof HTMLAnchorElement) || staysHere(event) || event.button !== 0) return
  event.preventDefault()
  history.pushState(null, '', link.href)
  const head = document.getElementById('results')
  head?.focus({ preventScroll: true })
  head?.scrollIntoView({ behavior: 'instant' })
}
