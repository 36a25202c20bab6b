import type { Edit, Place } from './edits.ts'

/** Code in a line of text, in as many backticks as it needs. */
function inlineCode(formula: string): string {
  const text = formula.replace(/\s*\n[\s>]*/g, ' ').trim()
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length)
  const fence = '`'.repeat(1 + Math.max(0, ...runs))
  const space = /^`|`$/.test(text) ? ' ' : ''
  return `${fence}${space}${text}${space}${fence}`
}

/** Lines between “$$” and “$$”, and what is before each: the indentation of a list, or the mark of a quotation. */
const block = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)\$\$[ \t]*\n([\s\S]*?)\n([ \t>]*)\$\$[ \t]*$/gm

/** A formula in a line: as many “$” at its end as at its start, in one paragraph. */
const inline = /(?<![\\$])(\$+)(?!\$)((?:(?!\n[ \t>]*\n)[^$])+?)(?<!\$)\1(?!\$)/g

/**
 * Changes that turn formulas of remark-math into code, because pages here can't contain formulas, and MDX would read
 * their braces as expressions.
 * @param literal places where “$” means itself
 * @example formulaEdits('$x^{2}$', []) → [{ start: 0, end: 7, text: '`x^{2}`' }]
 */
export function formulaEdits(text: string, literal: readonly Place[]): Edit[] {
  const edits: Edit[] = []
  const isFree = (start: number, end: number) =>
    ![...literal, ...edits.map((edit): Place => [edit.start, edit.end])].some(([from, to]) => start < to && end > from)
  for (const { 0: whole, 1: before = '', 2: formula = '', 3: last = '', index } of text.matchAll(block)) {
    const start = index + before.length
    const end = index + whole.length
    if (!isFree(start, end)) continue
    edits.push({ start, end, text: `\`\`\`text\n${formula}\n${last}\`\`\`` })
  }
  for (const { 0: whole, 2: formula = '', index } of text.matchAll(inline)) {
    const end = index + whole.length
    if (formula.trim() !== '' && isFree(index, end)) edits.push({ start: index, end, text: inlineCode(formula) })
  }
  return edits.sort((a, b) => a.start - b.start)
}
