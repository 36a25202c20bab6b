import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { FailedLoadNotice } from './failed-load-notice.tsx'
import { type FailedLoad, guardPageData } from './guard-page-data.ts'
import { limitChunkLoads } from './limit-chunk-loads.ts'

interface FailedLoadState {
  /** Whether a navigation waits for the reader to retry. */
  isWaiting: boolean
  /** The notice for the reader. */
  notice: ReactNode
  /** Drops the failure, because another navigation has started. */
  forget: () => void
}

/** Watches what the framework loads for a navigation, and lets the reader retry a failed load. */
export function useFailedLoad(pathname: string): FailedLoadState {
  const [failed, setFailed] = useState<FailedLoad>()
  const [closed, setClosed] = useState<FailedLoad>()
  const forget = useCallback(() => setFailed(undefined), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useEffect(forget, [forget, pathname])
  useEffect(() => {
    const unlimit = limitChunkLoads(document.head)
    const unguard = guardPageData(document.documentElement.dataset.failedPage === 'reload' ? undefined : setFailed)
    return () => {
      unlimit()
      unguard()
    }
  }, [])
  if (failed === undefined) return { isWaiting: false, notice: null, forget }
  const retry = () => {
    forget()
    failed.retry()
  }
  const notice = <FailedLoadNotice error={failed.error} onRetry={retry} onClose={() => setClosed(failed)} />
  return { isWaiting: true, notice: failed === closed ? null : notice, forget }
}
