/** Parameter that names a word to mark on the page; it stands once for each. @see specification, section 9 */
export const termParameter = '_highlight'
