/** Characters of the shortest part that gets a line of its own. */
const shortestPart = 4

/** Letters of a word from which it also ends inside, because a capital letter in the next line looks like a new name. */
const longWord = 18

const separator = '[/._:,;=&?@|[({-]'
const afterSeparators = new RegExp(`(?<=${separator})(?!${separator}|\\s)`)
const beforeCapital = /(?<=[a-z\d])(?=[A-Z])/

const piecesOf = (name: string) =>
  name.split(afterSeparators).flatMap((word) => (word.length < longWord ? [word] : word.split(beforeCapital)))

/**
 * Divides a name in code where a line may end: after a separator, and in a long word before a capital letter.
 * @example nameParts('SLIPWAY_CLIENT_SECRET') // ['SLIPWAY_', 'CLIENT_', 'SECRET']
 */
export function nameParts(name: string): string[] {
  const parts: string[] = []
  for (const piece of piecesOf(name)) {
    const last = parts.at(-1)
    if (last !== undefined && (last.length < shortestPart || piece.length < shortestPart)) {
      parts[parts.length - 1] = last + piece
    } else parts.push(piece)
  }
  return parts
}
