'use client'

import { useState } from 'react'
import { CrashedPage } from './crashed-page.client.tsx'

/** What the root element says of the site and the reader, and the colours that it was given. */
function rootState(): Record<string, unknown> {
  if (typeof document === 'undefined') return {}
  const root = document.documentElement
  const style = Object.fromEntries(
    ['--accent-light', '--accent-dark'].map((name) => [name, getComputedStyle(root).getPropertyValue(name)]),
  )
  const data = [...root.attributes].filter(({ name }) => name.startsWith('data-'))
  return { ...Object.fromEntries(data.map(({ name, value }) => [name, value])), className: root.className, style }
}

interface Props {
  error: Error
  /** Renders the document again. */
  onRetry: () => void
}

/**
 * What a reader sees when the frame around all pages fails: the same as for a page, without header and footer. The whole
 * document is replaced, so what the root element had is kept.
 */
export function CrashedFrame({ error, onRetry }: Props) {
  const [root] = useState(rootState)
  return (
    <html lang="en" {...root}>
      <body>
        <title>Error</title>
        <CrashedPage error={error} onRetry={onRetry} />
      </body>
    </html>
  )
}
