'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useRef } from 'react'
import { useFragment } from '../article/use-fragment.ts'
import { withCurrentPage } from './current-page.ts'
import { takeSidebarBack } from './sidebar-drawer.ts'
import { markCurrent, toggleCategory } from './sidebar-state.ts'

/** The shown sidebar's nodes outlive their page: categories, scroll position and focus survive a navigation. */
let kept: { src: string; nodes: ChildNode[]; scrollTop: number; focused: Element | null } | undefined

function Tree({ src }: { src: string }) {
  const [html, pathname] = [useFragment(src), usePathname()]
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = ref.current
    const scroller = root?.closest('.sidebar')
    if (!root || !scroller) return undefined
    if (kept?.src === src) {
      root.replaceChildren(...kept.nodes)
      scroller.scrollTop = kept.scrollTop
      if (kept.focused instanceof HTMLElement) kept.focused.focus({ preventScroll: true })
      kept = undefined
    }
    markCurrent(root, pathname)
    const current = root.querySelector('[aria-current]')
    const box = current?.getBoundingClientRect()
    const frame = scroller.getBoundingClientRect()
    if (box && (box.top < frame.top || box.bottom > frame.bottom)) {
      scroller.scrollTop += box.top - frame.top - frame.height / 2
    }
    return () => {
      // An open drawer holds the nodes.
      takeSidebarBack()
      const { activeElement } = document
      kept = {
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

/** The section's tree of pages. Its HTML is loaded once and kept. */
export function Sidebar({ src, label }: { src: string; label: string }) {
  return (
    <nav className="sidebar" aria-label={label}>
      <Tree src={src} />
    </nav>
  )
}
