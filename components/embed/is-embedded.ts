/**
 * Whether the page is shown inside of another one, without frame and navigation. The head script has decided it; it is
 * read at once, because a failed hydration renders the root element anew.
 */
export const isEmbedded = typeof document !== 'undefined' && document.documentElement.classList.contains('embedded')
