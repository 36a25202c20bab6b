import type { ColorMode, ColorModeConfig } from '#lib/config/site-config.ts'
import { recall, remember } from '../browser-storage.ts'
import { isEmbedded } from '../embed/is-embedded.ts'

/** Storage key of the reader's choice. @see specification, section 9 */
export const themeKey = 'theme'

const cycle: Readonly<Record<ColorMode, ColorMode>> = { light: 'dark', dark: 'system', system: 'light' }

/**
 * The mode after the current one.
 * @example nextMode('dark', { respectSystem: true }) → 'system'
 * @example nextMode('dark', { respectSystem: false }) → 'light'
 */
export function nextMode(mode: ColorMode, { respectSystem }: Pick<ColorModeConfig, 'respectSystem'>): ColorMode {
  if (respectSystem) return cycle[mode]
  return mode === 'dark' ? 'light' : 'dark'
}

interface Visit extends Pick<ColorModeConfig, 'respectSystem'> {
  /** Whether the reader has chosen a mode before, in this browser. */
  hasChosen: boolean
  isSystemDark: boolean
}

/** The mode that a press of the switch leads to. The first one shows what isn't shown yet, and the cycle continues there. */
export function modeAfterPress(mode: ColorMode, { respectSystem, hasChosen, isSystemDark }: Visit): ColorMode {
  if (mode === 'system' && respectSystem && !hasChosen) return isSystemDark ? 'light' : 'dark'
  return nextMode(mode, { respectSystem })
}

/** Makes the switch cycle the color mode. The head script has set the remembered mode before the first paint. */
export function enhanceThemeSwitch(root: HTMLElement, signal: AbortSignal): void {
  const button = root.querySelector<HTMLElement>('.theme-switch')
  // An embedded page has the mode that its host sets, or the remembered one, until it is reloaded.
  if (button === null || isEmbedded) return
  const respectSystem = button.dataset.respectSystem === 'true'
  const page = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const next = () =>
    modeAfterPress(page.dataset.theme as ColorMode, {
      respectSystem,
      hasChosen: recall(themeKey) !== null,
      isSystemDark: system.matches,
    })
  const show = () => {
    button.title = `Color mode: ${page.dataset.theme}. Switch to ${next()}`
    button.setAttribute('aria-label', button.title)
  }
  button.addEventListener(
    'click',
    () => {
      page.dataset.theme = next()
      remember(themeKey, page.dataset.theme)
      show()
    },
    { signal },
  )
  // Another tab may have changed it.
  addEventListener(
    'storage',
    (event) => {
      if (event.key !== themeKey || event.newValue === null) return
      page.dataset.theme = event.newValue
      show()
    },
    { signal },
  )
  system.addEventListener('change', show, { signal })
  show()
}
