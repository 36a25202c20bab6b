import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Tokens } from '../config/tokens.ts'
import { box, type Content, icon, ring, run, strong } from './element.ts'
import { partView } from './part-view.ts'
import { readNavigationSets, readScreen } from './read-screen.ts'
import type { NavigationSets, Screen } from './screen.ts'
import { navigationPath, screenPath } from './screen-path.ts'
import { type Label, textOfLabel } from './values.ts'
import { buttonView, chipView, tabRow } from './view-parts.ts'

const isMarked = (label: Label | undefined) => typeof label === 'object' && label.highlight === true

function navigation(headings: NavigationSets[string], selected: Label | undefined): Element {
  const name = selected === undefined ? undefined : textOfLabel(selected)
  // Only the first match is selected: “Scorecards” is both a heading and an item.
  let isFound = false
  const groups = Object.entries(headings).map(([heading, items]): Content => {
    const wasFound = isFound
    const entries = items.map((item) => {
      const isOn = !isFound && textOfLabel(item) === name
      if (isOn) isFound = true
      const names = `${isOn ? ' s-on' : ''}${ring(isMarked(item) || (isOn && isMarked(selected)))}`
      return box(`s-ni${names}`, textOfLabel(item))
    })
    const isOn = isFound && !wasFound
    const isItself = heading === name && !isFound && items.length === 0
    if (isItself) isFound = true
    const headingClasses = `${isItself ? ' s-on' : ''}${ring(isItself && isMarked(selected))}`
    return [box(`${items.length === 0 ? 's-ni' : 's-nh'}${isOn ? ' s-nh-on' : headingClasses}`, heading), ...entries]
  })
  return box(isFound ? 's-nav' : 's-nav s-nav-none', icon('menu'), ...groups)
}

function head({ breadcrumb, title, count, chips, buttons, subtitle, tabs, tab }: Screen): Content[] {
  const hasHead = [title, count, chips, buttons].some((value) => value !== undefined)
  return [
    breadcrumb !== undefined &&
      box('s-crumbs', ...breadcrumb.flatMap((name, index) => (index === 0 ? [name] : [run('s-sep', '/'), name]))),
    hasHead &&
      box(
        's-head',
        title !== undefined && strong('s-h1', title),
        count !== undefined && run('s-count', count),
        ...(chips ?? []).map(chipView),
        buttons !== undefined && box('s-end', ...buttons.map(buttonView)),
      ),
    subtitle !== undefined && box('s-sub', subtitle),
    tabRow(tabs, tab),
  ]
}

/** Renders a screen as elements: the window, its navigation, and its parts. @param sets navigation sets by name */
function screenView(screen: Screen, sets: NavigationSets): Element {
  const { window, width, address, nav, selected, body } = screen
  const headings = typeof nav === 'string' ? sets[nav] : nav
  const names = `s-win s-win-${window}${width === 'narrow' ? ' s-narrow' : ''}`
  return box(
    names,
    box('s-top', run('s-dots'), address !== undefined && run('s-addr', address)),
    box(
      headings === undefined ? 's-frame' : 's-frame s-has-nav',
      headings !== undefined && navigation(headings, selected),
      box('s-main', ...head(screen), box('s-body', ...body.map(partView))),
    ),
  )
}

/**
 * The contents of a screen as finished HTML. It is only a drawing: nothing in it can be focused, selected, or read by a
 * screen reader. The alternative text of the surrounding element describes it.
 */
export function screenHtml(screen: Screen, sets: NavigationSets): string {
  const view = screenView(screen, sets)
  // Without the stylesheet it would be a jumble of words. The stylesheet's rule for the window overrides `hidden`.
  view.properties.hidden = true
  view.properties.inert = true
  view.properties.ariaHidden = 'true'
  return toHtml(view)
}

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
