/** Abbreviated methods of lists, which screen readers would spell out letter by letter. */
export const shortMethods: Readonly<Record<string, string>> = { delete: 'DEL', options: 'OPT' }
