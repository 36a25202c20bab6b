import { wordsOf } from '../search/words/tokenize.ts'

/** Whether a text names tools, but none of those that are asked about. */
export function namesOnlyOthers(
  text: string,
  asked: ReadonlySet<number>,
  tools: readonly (readonly string[])[],
): boolean {
  const own = toolsIn(text, tools)
  return own.size > 0 && ![...own].some((tool) => asked.has(tool))
}

/**
 * Which tools a text names, as their places in the list.
 * @param tools each with all of its names, as words
 * @example toolsIn('Docks on GitHub', [['gitlab'], ['github', 'gh']]) → Set { 1 }
 */
export function toolsIn(text: string, tools: readonly (readonly string[])[]): Set<number> {
  const words = ` ${wordsOf(text).join(' ')} `
  return new Set(tools.flatMap((names, tool) => (names.some((name) => words.includes(` ${name} `)) ? [tool] : [])))
}
