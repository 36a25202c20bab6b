/** A heading of a Markdown version, with everything up to the next heading of its level or above. */
interface MarkdownSection {
  level: number
  /** Plain text of the heading. */
  title: string
  text: string
}

function plainHeading(source: string): string {
  return source
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/[`*]/g, '')
    .trim()
}

/** The sections of a Markdown version, without its title, in their order. Lines in code are not headings. */
export function markdownSections(markdown: string): MarkdownSection[] {
  const lines = markdown.split('\n')
  const headings: { at: number; level: number; title: string }[] = []
  let fence = ''
  for (const [at, line] of lines.entries()) {
    const [, marks = ''] = /^ *(`{3,}|~{3,})/.exec(line) ?? []
    if (fence !== '') {
      if (marks.startsWith(fence) && line.trim() === marks) fence = ''
    } else if (marks === '') {
      const [, level = '', title = ''] = /^(#{2,6}) (.+)$/.exec(line) ?? []
      if (level !== '') headings.push({ at, level: level.length, title: plainHeading(title) })
    } else fence = marks
  }
  return headings.map(({ at, level, title }, index) => {
    const end = headings.slice(index + 1).find((next) => next.level <= level)?.at
    return { level, title, text: lines.slice(at, end).join('\n').trimEnd() }
  })
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * The section that a heading or an anchor names.
 * @param name a heading, such as “Clean up”, or the part of a URL after “#”, such as “clean-up”
 */
export function findSection(sections: readonly MarkdownSection[], name: string): MarkdownSection | undefined {
  const wanted = letters(name)
  return sections.find(({ title }) => letters(title) === wanted)
}
