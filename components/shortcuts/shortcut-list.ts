import { loadChunk } from '../failures/load-chunk.ts'
import type { Shortcut, ShortcutGroup } from './shortcut.ts'
import { isModPress, isSingleKeyPress } from './single-key-press.ts'

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector)
}

/** Clicks a control of the page, if there is one. */
const click = (selector: string) => () => find(selector)?.click()

function goToMenu(): void {
  const button = find('.menu-button')
  if (button?.checkVisibility()) button.click()
  else (find('.sidebar [aria-current]') ?? find('.sidebar a'))?.focus()
}

export function openShortcuts(): void {
  loadChunk('shortcut-sheet', () => import('./shortcut-sheet.ts')).then(
    ({ openSheet }) => openSheet(shortcutGroups),
    console.warn,
  )
}

/** All shortcuts of the site, for the sheet and for handling keys. */
const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: ['Mod', 'K'], otherKey: '/', label: 'Search' },
      { keys: ['Mod', 'I'], label: 'Ask AI', run: click('.ask-ai') },
      { keys: ['t'], label: 'Change the color mode', run: click('.theme-switch') },
      { keys: ['m'], label: 'Go to the list of pages', run: goToMenu },
      { keys: ['?'], label: 'Show these shortcuts', run: openShortcuts },
      { keys: ['Esc'], label: 'Close a dialog or menu' },
    ],
  },
  {
    title: 'On a page',
    shortcuts: [
      { keys: ['n'], label: 'Next page', run: click('.pagination [rel=next]') },
      { keys: ['p'], label: 'Previous page', run: click('.pagination [rel=prev]') },
      { keys: ['c'], label: 'Copy the page as Markdown', run: click('.page-actions > button') },
    ],
  },
  {
    title: 'In search',
    shortcuts: [
      { keys: ['↑'], label: 'Previous result' },
      { keys: ['↓'], label: 'Next result' },
      { keys: ['Enter'], label: 'Open result' },
    ],
  },
]

function shortcutOf(pressed: string): Shortcut | undefined {
  return shortcutGroups.flatMap(({ shortcuts }) => shortcuts).find(({ keys, run }) => run && keys.join(' ') === pressed)
}

/** The keys of a press as shortcuts name them; none if it can't be a shortcut. */
function keysOf(event: KeyboardEvent): string | undefined {
  if (isSingleKeyPress(event)) return event.key
  return isModPress(event) ? `Mod ${event.key.toUpperCase()}` : undefined
}

/** Runs a key's shortcut, if it has one. */
export function pressShortcut(event: KeyboardEvent): void {
  const keys = keysOf(event)
  const run = keys === undefined ? undefined : shortcutOf(keys)?.run
  if (run === undefined) return
  event.preventDefault()
  run()
}
