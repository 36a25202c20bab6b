'use client'

import { useState } from 'react'
import { CrashedPage } from './crashed-page.client.tsx'

/** Data attributes, classes, and accent colors of the root element: the site's and the reader's settings. */
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
  /** Re-renders the document. */
  onRetry: () => void
}

/**
 * The error page for a failure of the frame: like that for a page, but without header and footer. React replaces the
 * whole document, so the state of the root element is copied.
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
