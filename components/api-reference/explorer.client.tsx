import { config as iconConfig } from '@fortawesome/fontawesome-svg-core'
import { API } from '@stoplight/elements'
import { computeTheme, Provider, useThemeStore } from '@stoplight/mosaic'
import { watchTheme } from '../theme/watch-theme.ts'
import { type ExplorerSurroundings, SurroundingsContext } from './explorer-context.ts'
import { mendExplorer } from './explorer-mend.ts'
import { renderIsland } from './render-island.tsx'
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

interface Options {
  /** The specification in one document. */
  spec: object
  visit: VisitStore
  surroundings: ExplorerSurroundings
}

/** A list of hundreds of schemas, some with the same name, leads nowhere; operations show those that they use. */
function Explorer({ spec, surroundings }: Omit<Options, 'visit'>) {
  return (
    <Provider className="sl-elements sl-font-ui sl-text-body">
      <SurroundingsContext value={surroundings}>
        <API apiDescriptionDocument={spec} router="hash" layout="sidebar" hideExport hideSchemas />
      </SurroundingsContext>
    </Provider>
  )
}

/** Renders the explorer into an element; the signal unmounts it. */
export function openExplorer(root: HTMLElement, { visit, ...options }: Options, signal: AbortSignal): void {
  followTheme(signal)
  renderIsland(root, visit, <Explorer {...options} />, signal)
  mendExplorer(root, signal)
}
