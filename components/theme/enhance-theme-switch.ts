import type { ColorMode } from '#lib/config/site-config.ts'
import { isEmbedded } from '../embed/is-embedded.ts'
import { nextMode, themeKey } from './theme-mode.ts'

function rememberedMode(): ColorMode | null {
  try {
    const mode = localStorage.getItem(themeKey)
    return mode === 'light' || mode === 'dark' || mode === 'system' ? mode : null
  } catch {
    return null
  }
}

/** Cycles the color mode. The head script has set the remembered one before the first paint. */
export function enhanceThemeSwitch(root: HTMLElement, signal: AbortSignal): void {
  const button = root.querySelector<HTMLElement>('.theme-switch')
  // An embedded page has the mode that its host names, or the remembered one, until it is loaded again.
  if (button === null || isEmbedded) return
  const respectSystem = button.dataset.respectSystem === 'true'
  const page = document.documentElement
  const next = () => nextMode(page.dataset.theme as ColorMode, { respectSystem })
  // A failed hydration has rendered the root element anew, without what the head script had set.
  const remembered = rememberedMode()
  if (remembered !== null && (remembered !== 'system' || respectSystem)) page.dataset.theme = remembered
  const show = () => {
    button.title = `Color mode: ${page.dataset.theme}. Switch to ${next()}`
    button.setAttribute('aria-label', button.title)
  }
  button.addEventListener(
    'click',
    () => {
      page.dataset.theme = next()
      show()
      try {
        localStorage.setItem(themeKey, page.dataset.theme)
      } catch {
        // Storage may be forbidden; the mode then holds for this visit only.
      }
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
  show()
}
