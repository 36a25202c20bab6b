'use client'

import './styles/index.css'
import { CrashedFrame } from '#components/layout/crashed-frame.client.tsx'

interface Props {
  error: Error
  reset: () => void
}

export default function GlobalError({ error, reset }: Props) {
  return <CrashedFrame error={error} onRetry={reset} />
}
