'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { enhanceAskAi } from '../assistant/enhance-ask-ai.ts'
import { loadExtras } from '../extras/load-extras.ts'
import { loadChunk } from '../failures/load-chunk.ts'
import { useFragment } from '../fragments/use-fragment.ts'
import { markSections, withCurrentSection } from '../navigation/current-section.ts'
import { enhanceMenu } from '../navigation/enhance-menu.ts'
import { enhanceSearchBox } from '../search/enhance-search-box.ts'
import { enhanceThemeSwitch } from '../theme/enhance-theme-switch.ts'

type RareControls = typeof import('./rare-controls.ts')

/** Loads the behavior of controls that few sites have; they are disabled until then. */
function withRareControls(root: HTMLElement, use: (controls: RareControls) => void): void {
  if (root.querySelector('.announcement-close, .version-menu') === null) return
  loadChunk('rare-controls', () => import('./rare-controls.ts')).then(use, console.error)
}

/** Adds behavior to the finished HTML of the announcement and navbar. */
export function Header({ src }: { src: string }) {
  const [html, pathname] = [useFragment(src), usePathname()]
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The head script set it before the first paint, but a failed hydration re-renders the root element.
    document.documentElement.classList.add('js')
  }, [])
  useEffect(() => {
    const controller = new AbortController()
    const root = ref.current
    if (root === null) return undefined
    const { signal } = controller
    for (const enhance of [enhanceMenu, enhanceSearchBox, enhanceAskAi, enhanceThemeSwitch]) enhance(root, signal)
    withRareControls(root, ({ enhanceRareControls }) => enhanceRareControls(root, signal))
    return () => controller.abort()
  }, [])
  useEffect(() => {
    document.querySelector<HTMLDialogElement>('dialog.drawer')?.close()
    loadExtras()
    const root = ref.current
    if (root === null) return
    markSections(root, pathname)
    withRareControls(root, ({ showVersion }) => showVersion(root, pathname))
  }, [pathname])
  return (
    <div
      ref={ref}
      className="header"
      data-fragment={src}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own build wrote it
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? withCurrentSection(html, pathname) : html }}
    />
  )
}
