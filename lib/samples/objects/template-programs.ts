/** The jq programs in a string. */
export interface TemplatePrograms {
  /** Each with its start, 0-based in the string. */
  programs: { program: string; start: number }[]
  /** Where an unclosed `{{` is. */
  unclosed: number | undefined
}

/** The index after a string literal that starts at `start`; its braces do not count, but its `\( … )` may nest. */
function skipString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') {
    if (text.startsWith('\\(', at)) at = skipProgram(text, at + 2, ')')
    else at += text[at] === '\\' ? 2 : 1
  }
  return at + 1
}

/** The index of the end of a program that starts at `start`; the text's length if it is not closed. */
function skipProgram(text: string, start: number, close: '}}' | ')'): number {
  let depth = 0
  let at = start
  while (at < text.length) {
    if (depth === 0 && text.startsWith(close, at)) return close === ')' ? at + 1 : at
    const character = text.charAt(at)
    if (character === '"') at = skipString(text, at)
    else {
      if ('{[('.includes(character)) depth += 1
      else if ('}])'.includes(character)) depth -= 1
      at += 1
    }
  }
  return text.length
}

/**
 * The programs of a template, each between `{{` and `}}`; braces of objects and strings inside a program belong to the
 * program.
 * @example templatePrograms('run {{ .run.id }}').programs → [{ program: ' .run.id ', start: 6 }]
 */
export function templatePrograms(text: string): TemplatePrograms {
  const programs: TemplatePrograms['programs'] = []
  for (let openIndex = text.indexOf('{{'); openIndex !== -1; ) {
    const start = openIndex + 2
    const balancedEnd = skipProgram(text, start, '}}')
    // The next `}}` closes a program with unbalanced braces, so that jq can report the problem.
    const end = balancedEnd < text.length ? balancedEnd : text.indexOf('}}', start)
    if (end === -1) return { programs, unclosed: openIndex }
    programs.push({ program: text.slice(start, end), start })
    openIndex = text.indexOf('{{', end + 2)
  }
  return { programs, unclosed: undefined }
}
