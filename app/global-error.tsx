'use client'

import './styles/index.css'
import { lazy } from 'react'
import { loadChunk } from '#components/failures/load-chunk.ts'
import { PlainError } from '#components/failures/plain-error.tsx'

interface Props {
  error: Error
  reset: () => void
}

// Lazy, because it would otherwise be part of every page's scripts, and it is hardly ever needed.
const CrashedFrame = lazy(() =>
  loadChunk('crashed-frame', () => import('#components/layout/crashed-frame.client.tsx')).then(
    ({ CrashedFrame }) => ({ default: CrashedFrame }),
    () => ({ default: PlainError }),
  ),
)

export default function GlobalError({ error, reset }: Props) {
  return <CrashedFrame error={error} onRetry={reset} />
}
