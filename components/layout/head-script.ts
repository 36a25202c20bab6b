import { type EmbedSettings, embedGlobal, embedValue } from '#lib/config/embed-settings.ts'

/** What the script needs to know about the site; the bundler inserts it. */
export interface HeadSettings {
  /** Color modes that a reader can choose. */
  modes: readonly string[]
  /** The mode if the system should decide, but has no preference. */
  start: string
  /** Storage key of the dismissal of an announcement that can be closed. */
  dismissed: string | undefined
  embed: EmbedSettings
}

declare const HEAD_SETTINGS: HeadSettings

// Runs in the head, before the first paint. Bundled apart from the other scripts, and inline in every page.

const root = document.documentElement
const { dataset, classList } = root
const { modes, start, dismissed, embed } = HEAD_SETTINGS

/** Shows the reader's color mode, and hides an announcement that the reader has dismissed. */
function restoreChoices(): void {
  if (dataset.theme === 'system' && !matchMedia('(prefers-color-scheme)').matches) dataset.theme = start
  try {
    const theme = localStorage.getItem('theme')
    if (theme !== null && modes.includes(theme)) dataset.theme = theme
    if (dismissed !== undefined && localStorage.getItem(dismissed) !== null) dataset.announcement = 'dismissed'
  } catch {
    // Storage may be blocked; then nothing is remembered.
  }
}

/** Hides the frame of an embedded page, whose host may choose the color mode. */
function embedPage(): void {
  const query = new URLSearchParams(location.search)
  if (query.get(embed.parameter) !== embedValue) return
  classList.add('embedded')
  Object.assign(self, { [embedGlobal]: [embed.parameter, ...embed.allowedOrigins] })
  const theme = query.get('theme')
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
}

/**
 * Checks, once everything has loaded or failed, that the page has its styles and its script. If not, it says to readers
 * what they can do, and to whoever runs the site what is missing. Without its script, a page is treated like one without
 * JavaScript.
 */
function checkFiles(): void {
  const hasScript = 'ready' in dataset
  if (!hasScript) classList.remove('js')
  if (hasScript && getComputedStyle(root).getPropertyValue('--styled') !== '') return
  const banner = document.createElement('p')
  banner.role = 'alert'
  // Styles may be what is missing.
  banner.style.cssText = 'padding:1em;background:#fff;color:#900'
  banner.textContent = `Parts of this page did not load. Reload it. If this stays, the host lacks ${location.origin}/assets/: serve out/ at its root.`
  document.body.prepend(banner)
}

// Styles show controls that need scripts.
classList.add('js')
restoreChoices()
embedPage()
addEventListener('load', checkFiles)
