/**
 * The first sentence of a description as plain text. Scripts of pages have no Markdown parser, so this only knows what
 * descriptions of parameters have in it: code, links, and emphasis.
 * @example leadSentence('Only `open` [runs](/runs/). Without it, all.') → 'Only open runs.'
 */
export function leadSentence(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/)
  const text = paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`|\*\*/g, '')
    .replace(/\s+/g, ' ')
  // A period before a lowercase letter is that of an abbreviation.
  return /^.+?[.!?](?= \P{Ll}|$)/u.exec(text)?.[0] ?? text
}
