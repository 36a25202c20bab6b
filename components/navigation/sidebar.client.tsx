'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useRef } from 'react'
import { publicHref } from '#lib/pages/public-href.ts'
import { useFragment } from '../fragments/use-fragment.ts'
import { takeSidebarBack } from './sidebar-drawer.ts'
import { markCurrent, toggleCategory } from './sidebar-state.ts'

/**
 * Marks the current page in a sidebar's finished HTML, for the first paint and for readers without JavaScript. Done per
 * page, because pages that are rendered at the same time share the finished HTML.
 */
function withCurrentPage(html: string, pathname: string): string {
  const link = `<a href="${publicHref(pathname)}">`
  const at = html.lastIndexOf(link)
  if (at === -1) return html
  return `${html.slice(0, at)}${link.replace('>', ' aria-current="page">')}${html.slice(at + link.length)}`
}

/** The sidebar's nodes are reused after a navigation, so open categories, scroll position, and focus are preserved. */
let cached: { src: string; nodes: ChildNode[]; scrollTop: number; focused: Element | null } | undefined

function Tree({ src }: { src: string }) {
  const [html, pathname] = [useFragment(src), usePathname()]
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = ref.current
    const scroller = root?.closest('.sidebar')
    if (!root || !scroller) return undefined
    if (cached?.src === src) {
      root.replaceChildren(...cached.nodes)
      scroller.scrollTop = cached.scrollTop
      if (cached.focused instanceof HTMLElement) cached.focused.focus({ preventScroll: true })
      cached = undefined
    }
    markCurrent(root, pathname)
    const current = root.querySelector('[aria-current]')
    const box = current?.getBoundingClientRect()
    const frame = scroller.getBoundingClientRect()
    if (box && (box.top < frame.top || box.bottom > frame.bottom)) {
      scroller.scrollTop += box.top - frame.top - frame.height / 2
    }
    return () => {
      // The nodes may be in an open drawer.
      takeSidebarBack()
      const { activeElement } = document
      cached = {
        src,
        nodes: [...root.childNodes],
        scrollTop: scroller.scrollTop,
        focused: root.contains(activeElement) ? activeElement : null,
      }
    }
  }, [src, pathname])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are the controls
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button's key is a click
    <div
      ref={ref}
      data-sidebar=""
      data-fragment={src}
      suppressHydrationWarning
      onClick={(event) => {
        const button = (event.target as Element).closest<HTMLElement>('button[data-key]')
        if (button !== null) toggleCategory(button)
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own build wrote it
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? withCurrentPage(html, pathname) : html }}
    />
  )
}

/** The section's tree of pages. Its HTML is loaded once and cached. */
export function Sidebar({ src, label }: { src: string; label: string }) {
  return (
    <nav className="sidebar" aria-label={label}>
      <Tree src={src} />
    </nav>
  )
}
