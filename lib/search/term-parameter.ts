/** Query parameter with a word to highlight on the page, repeated for each word. @see specification, section 9 */
export const termParameter = '_highlight'
