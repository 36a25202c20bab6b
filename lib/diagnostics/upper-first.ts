/** A text that begins with a capital letter. @example upperFirst('item 1') → 'Item 1' */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
