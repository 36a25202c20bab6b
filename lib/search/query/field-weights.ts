/** What a match in a field is worth, at best. */
export const fieldWeights = { title: 10, heading: 6, keywords: 6, content: 5 } as const
