import type { Tokens } from '../config/tokens.ts'
import { readNavigationSets, readScreen } from './read-screen.ts'
import { screenHtml } from './screen-html.ts'
import { navigationPath, screenPath } from './screen-path.ts'

/** Renders the screens of a site by name. Each is rendered again only if its file or the navigation has changed. */
export function screenDrawer(
  readFile: (contentPath: string) => string | undefined,
  tokens: Tokens,
): (name: string) => string | undefined {
  const drawn = new Map<string, { text: string; navigation: string | undefined; html: string | undefined }>()
  return (name) => {
    const text = readFile(screenPath(name))
    if (text === undefined) return undefined
    const navigation = readFile(navigationPath)
    const cached = drawn.get(name)
    if (cached?.text === text && cached.navigation === navigation) return cached.html
    // Errors in these files are reported once by a check, not by each page that shows the screen.
    const sets = readNavigationSets(`content/${navigationPath}`, navigation, tokens).data ?? {}
    const { data } = readScreen(`content/${screenPath(name)}`, text, sets, tokens)
    const html = data === undefined ? undefined : screenHtml(data, sets)
    drawn.set(name, { text, navigation, html })
    return html
  }
}
