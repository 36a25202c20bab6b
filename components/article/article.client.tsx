'use client'

import { useEffect, useRef } from 'react'
import { enhanceArticle } from './enhance-article.ts'
import { useFragment } from './use-fragment.ts'

/** A page's article. Its HTML is no property: it is not shipped a second time. */
export function Article({ src, landing }: { src: string; landing?: boolean }) {
  const html = useFragment(src)
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (ref.current !== null) return enhanceArticle(ref.current)
    return undefined
  }, [])
  return (
    <article
      ref={ref}
      className={landing === true ? 'article is-landing' : 'article'}
      data-fragment={src}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own build wrote it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
