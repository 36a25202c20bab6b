import { computeTheme, useThemeStore } from '@stoplight/mosaic'
import { watchTheme } from '../theme/watch-theme.ts'

/**
 * Tells Mosaic whether the site is dark, now and whenever that changes. Its own `setMode` would write the mode to the
 * root element, where the site keeps the reader’s choice.
 */
export function followTheme(signal: AbortSignal): void {
  watchTheme(signal, (isDark) => {
    const { setColorValues, setInvertedColorValues } = useThemeStore.getState()
    const { colorValues, invertedColorValues } = computeTheme({ colors: {} }, isDark ? 'dark' : 'light')
    setColorValues(colorValues)
    setInvertedColorValues(invertedColorValues)
  })
}
