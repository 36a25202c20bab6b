'use client'

import { useEffect, useRef } from 'react'
import { loadOperation } from '../api-reference/load-operation.ts'
import { useFragment } from '../fragments/use-fragment.ts'
import { enhanceZoom } from '../images/enhance-zoom.ts'
import { enhanceCode } from '../page-parts/enhance-code.ts'
import { enhancePlaygrounds } from '../playground/enhance-playgrounds.ts'
import { enhanceContents } from './enhance-contents.ts'
import { enhanceOnDemand } from './enhance-on-demand.ts'

/** Adds behavior to the finished HTML of a page's body; returns a function that removes it. */
function enhanceArticle(root: HTMLElement): () => void {
  const controller = new AbortController()
  enhanceCode(root, controller.signal)
  enhanceContents(root, controller.signal)
  enhancePlaygrounds(root, controller.signal)
  enhanceZoom(root, controller.signal)
  loadOperation(root, controller.signal)
  enhanceOnDemand(root, controller.signal)
  return () => controller.abort()
}

/** A page's article. Its HTML is not a property, because it would then be shipped twice. */
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
