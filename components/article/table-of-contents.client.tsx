'use client'

import { useEffect, useState } from 'react'
import type { Heading } from '#lib/markdown/rehype-headings.ts'

/** Distance from the top of the window at which a heading counts as read (px): below the sticky navbar. */
const readingLinePx = 120

function currentHeading(ids: readonly string[]): string | undefined {
  const end = document.documentElement
  if (end.scrollTop + innerHeight >= end.scrollHeight - 4) return ids.at(-1)
  let current: string | undefined
  for (const id of ids) {
    const heading = document.getElementById(id)
    // A heading in a closed tab or detail has no box.
    if (heading === null || heading.getClientRects().length === 0) continue
    if (heading.getBoundingClientRect().top > readingLinePx) break
    current = id
  }
  return current ?? ids[0]
}

/** The headings of a page, levels 2 to 6; the one being read is marked. On small screens it opens on demand. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const [current, setCurrent] = useState<string>()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const ids = headings.map(({ id }) => id)
    let frame = 0
    const update = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCurrent(currentHeading(ids)))
    }
    update()
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', update, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', update)
      removeEventListener('resize', update)
    }
  }, [headings])
  const shallowest = Math.min(...headings.map(({ depth }) => depth))
  return (
    <nav className="toc" aria-label="On this page" data-open={open}>
      <button type="button" className="toc-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
        On this page
      </button>
      <p className="toc-title" aria-hidden="true">
        On this page
      </p>
      <ul>
        {headings.map(({ id, text, depth }) => (
          <li key={id} data-level={depth - shallowest}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={() => setOpen(false)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
