export interface Admonition {
  /** Default title. */
  title: string
  /** When to use it, for docs/writing.md. */
  use: string
}

/** The types of admonitions, by the name after `:::`. A new type also needs its color, in app/styles/blocks.css. */
export const admonitions: Readonly<Record<string, Admonition>> = {
  note: { title: 'Note', use: 'an aside that readers can skip' },
  tip: { title: 'Tip', use: 'a better or faster way' },
  info: { title: 'Info', use: 'background that explains the text around it' },
  warning: { title: 'Warning', use: 'something that fails or surprises readers who miss it' },
  danger: { title: 'Danger', use: 'data loss or exposed secrets' },
  caution: { title: 'Caution', use: 'a condition to check before a step' },
}

/** Names of admonitions in other engines, and what they are here. */
export const foreignAdmonitions: Readonly<Record<string, string>> = {
  important: 'info',
  secondary: 'note',
  success: 'tip',
  warn: 'warning',
  error: 'danger',
}

const titles = new Set(Object.values(admonitions).map(({ title }) => title.toLowerCase()))

/** Whether a title is just the default title of an admonition. @example isPlainTitle('Note') → true */
export function isPlainTitle(title: string): boolean {
  return titles.has(title.toLowerCase())
}
