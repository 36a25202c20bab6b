/**
 * The first paragraph of a description as plain text. Scripts of pages have no Markdown parser, so this only knows what
 * descriptions of parameters have in it: code, links, and emphasis.
 * @example firstParagraph('Only `open` [runs](/runs/). Without it, all.') → 'Only open runs. Without it, all.'
 */
export function firstParagraph(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/)
  return paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`|\*\*/g, '')
    .replace(/\s+/g, ' ')
}
