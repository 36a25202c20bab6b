'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useFragment } from '../article/use-fragment.ts'
import { markSections, withCurrentSection } from '../navigation/current-section.ts'
import { enhanceMenu } from '../navigation/enhance-menu.ts'
import { enhanceVersionMenu, showVersion } from '../navigation/enhance-version-menu.ts'
import { enhanceSearchBox } from '../search/enhance-search-box.ts'
import { enhanceThemeSwitch } from '../theme/enhance-theme-switch.ts'
import { enhanceAnnouncement } from './enhance-announcement.ts'

/** Announcement and navbar: finished HTML with behaviour. */
export function Header({ src }: { src: string }) {
  const [html, pathname] = [useFragment(src), usePathname()]
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The head script has set it before the first paint; a failed hydration renders the root element anew.
    document.documentElement.classList.add('js')
  }, [])
  useEffect(() => {
    const controller = new AbortController()
    const root = ref.current
    if (root === null) return undefined
    for (const enhance of [
      enhanceAnnouncement,
      enhanceMenu,
      enhanceVersionMenu,
      enhanceSearchBox,
      enhanceThemeSwitch,
    ]) {
      enhance(root, controller.signal)
    }
    return () => controller.abort()
  }, [])
  useEffect(() => {
    document.querySelector<HTMLDialogElement>('dialog.drawer')?.close()
    if (ref.current === null) return
    markSections(ref.current, pathname)
    showVersion(ref.current, pathname)
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
