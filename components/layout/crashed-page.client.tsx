'use client'

import { useEffect, useTransition } from 'react'
import { forgetFailedFragments } from '../article/use-fragment.ts'
import { errorText, isLoadError } from '../failures/load-error.ts'
import { newerBuild } from '../failures/newer-build.ts'
import { reloadOnce } from '../failures/reload-once.ts'

/** Loads the page anew where that may help: a newer build has replaced its files, or the site wants it so. */
async function reloadIfUseful(isLoad: boolean): Promise<void> {
  const build = await newerBuild()
  if (build !== undefined) reloadOnce(build)
  else if (isLoad && document.documentElement.dataset.failedPage === 'reload') reloadOnce(location.href)
}

interface Props {
  error: Error
  /** Renders the page again. */
  onRetry: () => void
}

/**
 * What a reader sees in place of a page that fails: what went wrong, and a button that tries again in place.
 * @see specification, section 8
 */
export function CrashedPage({ error, onRetry }: Props) {
  const isLoad = isLoadError(error)
  const [pending, startTransition] = useTransition()
  useEffect(() => {
    console.error(error)
    void reloadIfUseful(isLoad)
  }, [error, isLoad])
  const retry = () =>
    startTransition(() => {
      forgetFailedFragments()
      onRetry()
    })
  return (
    <main id="content" tabIndex={-1} className="single crashed">
      <article className="article">
        <h1>{isLoad ? 'This page could not be loaded.' : 'This page crashed.'}</h1>
        <p className="lead">{errorText(error)}</p>
        <p>
          <button type="button" className="button is-primary" aria-disabled={pending} onClick={retry}>
            {isLoad ? 'Retry' : 'Try again'}
          </button>
        </p>
      </article>
    </main>
  )
}
