'use client'

import { useEffect, useRef } from 'react'
import { enhanceArticle } from './enhance-article.ts'
import { useFragment } from './use-fragment.ts'

/** The body of a page. Its HTML is no property: it is not shipped a second time. */
export function ArticleBody({ src }: { src: string }) {
  const html = useFragment(src)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (ref.current !== null) return enhanceArticle(ref.current)
    return undefined
  }, [])
  return (
    <div
      ref={ref}
      className="prose"
      data-fragment={src}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own build wrote it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
