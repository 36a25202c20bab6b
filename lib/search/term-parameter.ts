/** Query parameter with a word to highlight on the page, repeated for each word. @see specification, section 9 */
export const termParameter = '_highlight'

/** Key of a history entry's state with these words, after they have left the URL. */
export const termsKey = 'searchedTerms'

/** Whether the state of a history entry has words to highlight. */
export function hasTerms(state: unknown): boolean {
  return typeof state === 'object' && state !== null && termsKey in state
}
