'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { giveSidebarTo, takeSidebarBack } from './sidebar-drawer.ts'

/** The drawer of small screens: sections, the page's sidebar, links. A modal dialog of the browser's own. */
export function MobileMenu({ label, children }: { label: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pathname = usePathname()
  // A navigation closes the drawer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useEffect(() => dialog.current?.close(), [pathname])
  useEffect(() => {
    const desktop = matchMedia('(min-width: 997px)')
    const onChange = () => desktop.matches && dialog.current?.close()
    desktop.addEventListener('change', onChange)
    return () => desktop.removeEventListener('change', onChange)
  }, [])
  const open = () => {
    const slot = dialog.current?.querySelector<HTMLElement>('[data-drawer-sidebar]')
    if (slot) giveSidebarTo(slot)
    dialog.current?.showModal()
  }
  return (
    <>
      <button type="button" className="icon-button menu-button needs-js" aria-label={`Open ${label.toLowerCase()}`} onClick={open}>
        <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
          <path d="M4 6h16M4 12h16M4 18h16" />
        </svg>
      </button>
      {/* A click outside the panel hits the dialog itself. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog */}
      <dialog
        ref={dialog}
        className="drawer"
        aria-label={label}
        onClose={takeSidebarBack}
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      >
        <div className="drawer-panel">
          <button type="button" className="icon-button drawer-close" aria-label="Close menu" onClick={() => dialog.current?.close()}>
            ×
          </button>
          {children}
        </div>
      </dialog>
    </>
  )
}
