'use client'

import { chunkErrorName } from '#components/failures/load-error.ts'
import { CrashedPage } from '#components/layout/crashed-page.client.tsx'

interface Props {
  error: Error
  /** Re-renders without loading anything. */
  reset: () => void
  /** Requests the page's data again, and its scripts with it. */
  retry: () => void
}

export default function PageError({ error, reset, retry }: Props) {
  return <CrashedPage error={error} onRetry={error.name === chunkErrorName ? retry : reset} />
}
