/**
 * Markdown blocks are strings, joined by blank lines. For nested lists, that is faster than building and serializing
 * trees.
 */
export type Block = string

/** A code block whose fence is longer than any fence in its content. */
export function fenced(language: string, value: string): Block {
  const longest = Math.max(2, ...(value.match(/`{3,}/g) ?? []).map(({ length }) => length))
  const ticks = '`'.repeat(longest + 1)
  return `${ticks}${language}\n${value}\n${ticks}`
}

function isTight(blocks: readonly Block[]): boolean {
  return blocks.every((block, index) => index === 0 || block.startsWith('- '))
}

/** A list whose items may have several blocks. It is tight unless an item contains more than a line and a list. */
export function bulletList(items: readonly (readonly Block[])[]): Block {
  const isLoose = !items.every(isTight)
  return items
    .map((blocks) => `- ${blocks.join(isTight(blocks) ? '\n' : '\n\n').replace(/\n(?!\n)/g, '\n  ')}`)
    .join(isLoose ? '\n\n' : '\n')
}

export function joinBlocks(blocks: readonly Block[]): string {
  return blocks.filter((block) => block !== '').join('\n\n')
}
