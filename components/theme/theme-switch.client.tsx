'use client'

import { useEffect, useState } from 'react'
import type { ColorMode } from '#lib/config/site-config.ts'
import { nextMode, themeKey } from './theme-mode.ts'

interface Props {
  start: ColorMode
  respectSystem: boolean
  /** Icons by mode; styles show the one of the current mode, so there is no flash before scripts run. */
  children: React.ReactNode
}

/** Cycles the colour mode. The head script has set the remembered one before the first paint. */
export function ThemeSwitch({ start, respectSystem, children }: Props) {
  const [mode, setMode] = useState<ColorMode>(start)
  useEffect(() => {
    const read = () => setMode(document.documentElement.dataset.theme as ColorMode)
    read()
    // Another tab may have changed it.
    const onStorage = (event: StorageEvent) => {
      if (event.key !== themeKey || event.newValue === null) return
      document.documentElement.dataset.theme = event.newValue
      read()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
  const next = nextMode(mode, { respectSystem })
  const change = () => {
    document.documentElement.dataset.theme = next
    setMode(next)
    try {
      localStorage.setItem(themeKey, next)
    } catch {
      // Storage may be forbidden; the mode then holds for this visit only.
    }
  }
  const label = `Colour mode: ${mode}. Switch to ${next}`
  return (
    <button type="button" className="icon-button theme-switch needs-js" onClick={change} aria-label={label} title={label}>
      {children}
    </button>
  )
}
