'use client'

import { useEffect } from 'react'
import { loadErrorName } from '../article/use-fragment.ts'
import { siteBrand } from '../site-brand.ts'

/** Messages of an error and of what caused it, outermost first. */
function messagesOf(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...messagesOf(error.cause)] : []
}

/** Whether this address has not failed before: reloading it again and again would help no one. */
function isFirstFailure(): boolean {
  try {
    const key = `${siteBrand()}.reloaded`
    const before = sessionStorage.getItem(key)
    sessionStorage.setItem(key, location.href)
    return before !== location.href
  } catch {
    return false
  }
}

interface Props {
  error: Error
  /** Renders the page again. */
  onRetry: () => void
}

/**
 * What a reader sees in place of a page that fails. One that could not be loaded is loaded as a whole document, which
 * needs none of what failed; when that fails, too, it waits for the reader.
 * @see specification, section 8
 */
export function CrashedPage({ error, onRetry }: Props) {
  const isLoad = error.name === loadErrorName
  useEffect(() => {
    console.error(error)
    if (isLoad && isFirstFailure()) location.reload()
  }, [error, isLoad])
  return (
    <main id="content" tabIndex={-1} className="single">
      <article className="article">
        <h1>{isLoad ? 'This page could not be loaded.' : 'This page crashed.'}</h1>
        <p className="lead">{messagesOf(error).join(' Cause: ')}</p>
        <p>
          <button type="button" className="button is-primary" onClick={isLoad ? () => location.reload() : onRetry}>
            {isLoad ? 'Retry' : 'Try again'}
          </button>
        </p>
      </article>
    </main>
  )
}
