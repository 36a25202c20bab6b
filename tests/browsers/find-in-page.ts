import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'

// This file runs in the page that is tested.

/** An element as a reader knows it. */
export interface Sought {
  role: string
  /** A regular expression for its accessible name. */
  name?: string
  within?: Sought
}

/** An element, as far as a reader is told about it. */
export interface Seen {
  name: string
  text: string
  /** What a field contains. */
  value: string
  attributes: Record<string, string>
  /** Distance of its upper edge from that of the window, in CSS pixels. */
  top: number
  bottom: number
  isFocused: boolean
}

function isSought(element: Element, { role, name }: Sought): boolean {
  if (getRole(element) !== role || isInaccessible(element)) return false
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  return name === undefined || new RegExp(name, 'u').test(accessibleName(element))
}

const accessibleName = (element: Element) => computeAccessibleName(element).replace(/\s+/g, ' ').trim()

function elements(sought: Sought): Element[] {
  const roots = sought.within === undefined ? [document] : elements(sought.within)
  return roots.flatMap((root) => [...root.querySelectorAll('*')].filter((element) => isSought(element, sought)))
}

function describe(element: Element): Seen {
  const { top, bottom } = element.getBoundingClientRect()
  return {
    name: accessibleName(element),
    text: element.textContent,
    value: 'value' in element ? String(element.value) : '',
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    top,
    bottom,
    isFocused: element === document.activeElement,
  }
}

export function findAll(sought: Sought): Seen[] {
  return elements(sought).map(describe)
}

/** The middle of an element's first line; undefined when something else is there, such as the header. */
function freePoint(element: Element): { x: number; y: number } | undefined {
  const [box] = element.getClientRects()
  if (box === undefined) return undefined
  const point = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) }
  const there = document.elementFromPoint(point.x, point.y)
  return there !== null && (element.contains(there) || there.contains(element)) ? point : undefined
}

/** Where to click on the first element; scrolls it into view when it isn't. Null when it can't be reached now. */
export function findPoint(sought: Sought): { x: number; y: number } | null {
  for (const element of elements(sought)) {
    const point = freePoint(element)
    if (point !== undefined) return point
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const reached = freePoint(element)
    if (reached !== undefined) return reached
  }
  return null
}

/** Scrolls to the first element. */
export function show(sought: Sought): boolean {
  const [element] = elements(sought)
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return element !== undefined
}

/** Moves the focus to the first element, as the Tab key would. */
export function focus(sought: Sought): boolean {
  const [element] = elements(sought)
  if (element instanceof HTMLElement) element.focus()
  return element !== undefined && element === document.activeElement
}
