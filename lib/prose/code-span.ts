/**
 * Text as code in Markdown, whatever is in it.
 * @example codeSpan('a`b') → '``a`b``'
 */
export function codeSpan(value: string): string {
  const runs = (value.match(/`+/g) ?? []).map(({ length }) => length)
  let size = 1
  while (runs.includes(size)) size += 1
  const ticks = '`'.repeat(size)
  const pad = /^`|`$/.test(value) || (/^ .* $/.test(value) && value.trim() !== '') ? ' ' : ''
  return `${ticks}${pad}${value.replace(/\s*\n\s*/g, ' ')}${pad}${ticks}`
}
