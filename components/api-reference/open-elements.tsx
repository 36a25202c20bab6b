import { config as iconConfig } from '@fortawesome/fontawesome-svg-core'
import { computeTheme, Provider, useThemeStore } from '@stoplight/mosaic'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchTheme } from '../theme/watch-theme.ts'
import { VisitContext } from './try-it-context.ts'
import { listenForKeys } from './try-it-keys.ts'
import { mendElements } from './try-it-mend.ts'
import type { VisitStore } from './try-it-visit.ts'

// Otherwise the icons add styles to the whole page.
iconConfig.autoAddCss = false

/**
 * Keeps Mosaic's theme in sync with the site's. Mosaic's `setMode` would write the mode to the root element, where the
 * site stores the reader's choice. What Mosaic inverts keeps the page's colors, too.
 */
function followTheme(signal: AbortSignal): void {
  watchTheme(signal, (isDark) => {
    const { setColorValues, setInvertedColorValues } = useThemeStore.getState()
    const { colorValues } = computeTheme({ colors: {} }, isDark ? 'dark' : 'light')
    setColorValues(colorValues)
    setInvertedColorValues(colorValues)
  })
}

/** Renders a part of Elements into an element; the signal unmounts it. */
export function openElements(root: HTMLElement, visit: VisitStore, part: ReactNode, signal: AbortSignal): void {
  followTheme(signal)
  mendElements(root, signal)
  listenForKeys(root, signal)
  const rendered = createRoot(root)
  rendered.render(
    <Provider className="sl-elements sl-font-ui sl-text-body">
      <VisitContext value={visit}>{part}</VisitContext>
    </Provider>,
  )
  signal.addEventListener('abort', () => rendered.unmount())
}
