/** A program inside a string. */
export interface EmbeddedProgram {
  program: string
  /** 0-based, in the string. */
  start: number
}

export interface TemplatePrograms {
  programs: EmbeddedProgram[]
  /** Where a `{{` opens that is never closed. */
  unclosed: number | undefined
}

/** The index behind a string literal that begins at `start`; braces in it do not count, but its `\( … )` may nest. */
function skipString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') {
    if (text.startsWith('\\(', at)) at = skipProgram(text, at + 2, ')')
    else at += text[at] === '\\' ? 2 : 1
  }
  return at + 1
}

/** The index of what closes a program that begins at `start`; the text's length when nothing does. */
function skipProgram(text: string, start: number, close: '}}' | ')'): number {
  let depth = 0
  let at = start
  while (at < text.length) {
    if (depth === 0 && text.startsWith(close, at)) return close === ')' ? at + 1 : at
    const character = text[at] as string
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
 * The programs of a template, each between `{{` and `}}`; braces of objects and strings inside a program are its own.
 * @example templatePrograms('run {{ .run.id }}').programs → [{ program: ' .run.id ', start: 6 }]
 */
export function templatePrograms(text: string): TemplatePrograms {
  const programs: EmbeddedProgram[] = []
  for (let open = text.indexOf('{{'); open !== -1; ) {
    const start = open + 2
    const nested = skipProgram(text, start, '}}')
    // An unbalanced program is closed by the next braces, so that jq can say what is wrong with it.
    const end = nested < text.length ? nested : text.indexOf('}}', start)
    if (end === -1) return { programs, unclosed: open }
    programs.push({ program: text.slice(start, end), start })
    open = text.indexOf('{{', end + 2)
  }
  return { programs, unclosed: undefined }
}
