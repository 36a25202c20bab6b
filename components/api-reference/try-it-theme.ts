import { config as iconConfig } from '@fortawesome/fontawesome-svg-core'
import { computeTheme, useThemeStore } from '@stoplight/mosaic'
import { watchTheme } from '../theme/watch-theme.ts'

// Otherwise the icons add styles to the whole page.
iconConfig.autoAddCss = false

/**
 * Keeps Mosaic's theme in sync with the site's. Mosaic's `setMode` would write the mode to the root element, where the
 * site stores the reader's choice. What Mosaic inverts keeps the page's colors, too.
 */
export function followTheme(signal: AbortSignal): void {
  watchTheme(signal, (isDark) => {
    const { setColorValues, setInvertedColorValues } = useThemeStore.getState()
    const { colorValues } = computeTheme({ colors: {} }, isDark ? 'dark' : 'light')
    setColorValues(colorValues)
    setInvertedColorValues(colorValues)
  })
}
