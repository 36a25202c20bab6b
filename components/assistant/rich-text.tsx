/** A quoted text, in which backticks mark code. */
export function RichText({ text }: { text: string }) {
  return text.split('`').map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    return index % 2 === 1 ? <code key={index}>{piece}</code> : piece
  })
}
