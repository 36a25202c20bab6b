/** A text whose parts in backticks are code. */
export const withCode = (text: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no state
  text.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={at}>{part}</code>))
