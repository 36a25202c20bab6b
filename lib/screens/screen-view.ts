import type { Element } from 'hast'
import { box, type Content, icon, ring, run, strong } from './element.ts'
import { partView } from './part-view.ts'
import type { NavigationSets, Screen } from './screen.ts'
import { buttonView, chipView, tabRow } from './value-view.ts'
import { type Label, textOfLabel } from './values.ts'

const isMarked = (label: Label | undefined) => typeof label === 'object' && label.highlight === true

function navigation(headings: NavigationSets[string], selected: Label | undefined): Element {
  const name = selected === undefined ? undefined : textOfLabel(selected)
  // The first that has the name: “Scorecards” is a heading and an item.
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
    const own = `${isItself ? ' s-on' : ''}${ring(isItself && isMarked(selected))}`
    return [box(`${items.length === 0 ? 's-ni' : 's-nh'}${isOn ? ' s-nh-on' : own}`, heading), ...entries]
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

/** A screen as elements: the window, its navigation, and its parts. @param sets named sets of the navigation */
export function screenView(screen: Screen, sets: NavigationSets): Element {
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
