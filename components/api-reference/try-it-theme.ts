import { computeTheme, useThemeStore } from '@stoplight/mosaic'

/**
 * Tells Mosaic whether the site is dark, now and whenever that changes. Its own `setMode` would write the mode to the
 * root element, where the site keeps the reader’s choice.
 */
export function followTheme(signal: AbortSignal): void {
  const page = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const update = () => {
    const { theme } = page.dataset
    const isDark = theme === 'dark' || (theme === 'system' && system.matches)
    const { setColorValues, setInvertedColorValues } = useThemeStore.getState()
    const { colorValues, invertedColorValues } = computeTheme({ colors: {} }, isDark ? 'dark' : 'light')
    setColorValues(colorValues)
    setInvertedColorValues(invertedColorValues)
  }
  update()
  const observer = new MutationObserver(update)
  observer.observe(page, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', update, { signal })
  signal.addEventListener('abort', () => observer.disconnect())
}
