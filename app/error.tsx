'use client'

import { chunkErrorName } from '#components/failures/load-error.ts'
import { CrashedPage } from '#components/layout/crashed-page.client.tsx'

interface Props {
  error: Error
  /** Renders again what is there. */
  reset: () => void
  /** Asks for the page's data again, and with it for its scripts. */
  retry: () => void
}

export default function PageError({ error, reset, retry }: Props) {
  return <CrashedPage error={error} onRetry={error.name === chunkErrorName ? retry : reset} />
}
