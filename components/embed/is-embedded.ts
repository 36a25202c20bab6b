/** Whether the page is embedded in another one, without header and navigation. The head script has set the class. */
export const isEmbedded = typeof document !== 'undefined' && document.documentElement.classList.contains('embedded')
