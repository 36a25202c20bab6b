/**
 * Whether the page is embedded in another one, without header and navigation. The head script has set the class; it is
 * read right away, because a failed hydration re-renders the root element.
 */
export const isEmbedded = typeof document !== 'undefined' && document.documentElement.classList.contains('embedded')
