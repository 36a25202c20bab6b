import type { Tokens } from '../config/tokens.ts'
import { readNavigationSets, readScreen } from './read-screen.ts'
import { screenHtml } from './screen-html.ts'
import { navigationPath, screenPath } from './screen-path.ts'

/** Draws the screens of a site by name, each once while its file and the navigation stay the same. */
export function screenDrawer(
  readFile: (contentPath: string) => string | undefined,
  tokens: Tokens,
): (name: string) => string | undefined {
  const drawn = new Map<string, { text: string; navigation: string | undefined; html: string | undefined }>()
  return (name) => {
    const text = readFile(screenPath(name))
    if (text === undefined) return undefined
    const navigation = readFile(navigationPath)
    const last = drawn.get(name)
    if (last?.text === text && last.navigation === navigation) return last.html
    // What is wrong with the files is reported once, not by each page that shows them.
    const sets = readNavigationSets(`content/${navigationPath}`, navigation, tokens).data ?? {}
    const { data } = readScreen(`content/${screenPath(name)}`, text, sets, tokens)
    const html = data === undefined ? undefined : screenHtml(data, sets)
    drawn.set(name, { text, navigation, html })
    return html
  }
}
