'use client'

import { CrashedPage } from '#components/layout/crashed-page.client.tsx'

interface Props {
  error: Error
  reset: () => void
}

export default function PageError({ error, reset }: Props) {
  return <CrashedPage error={error} onRetry={reset} />
}
