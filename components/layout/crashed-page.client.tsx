'use client'

import { useEffect, useTransition } from 'react'
import { errorText, isLoadError } from '../failures/load-error.ts'
import { newerBuild } from '../failures/newer-build.ts'
import { reloadOnce } from '../failures/reload-once.ts'
import { forgetFailedFragments } from '../fragments/use-fragment.ts'

/** Reloads the page if that may help: a newer build has replaced its files, or the site is configured to reload. */
async function reloadIfUseful(isLoad: boolean): Promise<void> {
  const build = await newerBuild()
  if (build !== undefined) reloadOnce(build)
  else if (isLoad && document.documentElement.dataset.failedPage === 'reload') reloadOnce(location.href)
}

interface Props {
  error: Error
  /** Re-renders the page. */
  onRetry: () => void
}

/**
 * Replaces a page that fails: shows the error and a button to retry without a reload.
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
