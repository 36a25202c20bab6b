/** Calls back with whether the page is dark, now and on every change. */
export function watchTheme(signal: AbortSignal, onTheme: (isDark: boolean) => void): void {
  const page = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const update = () => {
    const { theme } = page.dataset
    onTheme(theme === 'dark' || (theme === 'system' && system.matches))
  }
  update()
  const observer = new MutationObserver(update)
  observer.observe(page, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', update, { signal })
  signal.addEventListener('abort', () => observer.disconnect())
}
