import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type { Processor } from 'unified'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { fencePattern } from './fence-lines.ts'

interface DirectiveLine {
  line: number
  column: number
  name: string
  indent: string
  remainder: string
  depth: number
}

// Each can be in a quote and in a list item.
const openPattern = /^(\s*(?:>\s*)*(?:[-*+]\s+|\d+[.)]\s+)?)(:{3,})\s*([a-zA-Z][\w-]*)(.*)$/
const closePattern = /^\s*(?:>\s*)*:{3,}\s*$/

/** `Title words` → `[Title words]`, `sync="x"` → `{sync="x"}`; a label or attributes already in directive syntax stay. */
function labelOrAttributes(name: string, remainder: string): string {
  const text = remainder.trim()
  if (text === '' || remainder.startsWith('[') || remainder.startsWith('{')) return remainder
  return name === 'code-group' ? `{${text}}` : `[${text}]`
}

export interface RewrittenText {
  text: string
  diagnostics: Diagnostic[]
  /** Maps a column of the result to the source: a title moves if its directive gets more colons. */
  sourceColumn: (line: number, column: number) => number
}

interface ReadDirectives {
  closed: { open: DirectiveLine; closeLine: number }[]
  /** Those without an end. */
  unclosed: DirectiveLine[]
  /** Lines that close nothing. */
  surplus: number[]
  /** How many directives are around one at most, itself included. */
  deepest: number
}

/** The later line that ends a comment that starts in this one; undefined without such a comment. */
function commentEnd(lines: readonly string[], index: number): number | undefined {
  const [, start, rest = ''] = /^\s*(?:>\s*)*(\{\/\*|<!--)(.*)$/.exec(lines[index] ?? '') ?? []
  const end = start === '<!--' ? '-->' : '*/'
  if (start === undefined || rest.includes(end)) return undefined
  const at = lines.findIndex((line, other) => other > index && line.includes(end))
  return at === -1 ? undefined : at
}

/** Finds where directives begin and end, outside of code fences and comments. */
function readDirectives(lines: readonly string[]): ReadDirectives {
  const stack: DirectiveLine[] = []
  const closed: ReadDirectives['closed'] = []
  const surplus: number[] = []
  let fence: string | undefined
  let deepest = 0
  let comment = -1
  for (const [index, line] of lines.entries()) {
    if (fence === undefined && index > comment) comment = commentEnd(lines, index) ?? comment
    if (index <= comment) continue
    const fenced = fencePattern.exec(line)
    if (fence !== undefined) {
      const marker = fenced?.[2]
      if (marker?.startsWith(fence) && fenced?.[3]?.trim() === '') fence = undefined
      continue
    }
    if (fenced !== null) {
      fence = fenced[2]
      continue
    }
    const open = openPattern.exec(line)
    if (open !== null) {
      const [, indent = '', , name = '', remainder = ''] = open
      stack.push({ line: index, column: indent.length + 1, name, indent, remainder, depth: stack.length })
      deepest = Math.max(deepest, stack.length)
    } else if (closePattern.test(line)) {
      const last = stack.pop()
      if (last === undefined) surplus.push(index)
      else closed.push({ open: last, closeLine: index })
    }
  }
  return { closed, unclosed: stack, surplus, deepest }
}

/**
 * Rewrites the short form of container directives (`:::note Title`, nested with equal colons) to the generic syntax, in
 * which an outer container needs more colons than an inner one. The number of lines never changes, and code fences are
 * not changed. Reports unclosed containers and closing fences without a container.
 */
export function rewriteDirectiveLines(text: string, file: string): RewrittenText {
  if (!text.includes(':::')) return { text, diagnostics: [], sourceColumn: (_, column) => column }
  const lines = text.split('\n')
  const { closed, unclosed, surplus, deepest } = readDirectives(lines)
  const diagnostic = (line: number, column: number, message: string, hint: string): Diagnostic => {
    return { severity: 'error', code: 'unclosed-directive', file, line: line + 1, column, message, hint }
  }
  const diagnostics = [
    ...surplus.map((line) => {
      const hint = 'Remove the line, or open one above it, for example “:::note Title”.'
      return diagnostic(
        line,
        (lines[line] ?? '').indexOf(':') + 1,
        '“:::” closes nothing: no directive is open here.',
        hint,
      )
    }),
    ...unclosed.map(({ line, column, name }) =>
      diagnostic(line, column, `“:::${name}” is never closed.`, 'Close it with a line that contains only “:::”.'),
    ),
  ]
  const titleMoves = new Map<number, { titleColumn: number; move: number }>()
  for (const { open, closeLine } of [...closed, ...unclosed.map((open) => ({ open, closeLine: -1 }))]) {
    const colons = ':'.repeat(3 + deepest - open.depth)
    const before = lines[open.line] as string
    const after = `${open.indent}${colons}${open.name}${labelOrAttributes(open.name, open.remainder)}`
    const title = open.remainder.trim().replace(/^[[{]/, '')
    const titleAt = after.lastIndexOf(title)
    titleMoves.set(open.line + 1, { titleColumn: titleAt + 1, move: titleAt - before.lastIndexOf(title) })
    lines[open.line] = after
    if (closeLine >= 0) lines[closeLine] = `${(lines[closeLine] ?? '').replace(/:.*$/s, '')}${colons}`
  }
  const sourceColumn = (line: number, column: number) => {
    const moved = titleMoves.get(line)
    return moved === undefined || column < moved.titleColumn ? column : column - moved.move
  }
  return { text: lines.join('\n'), diagnostics, sourceColumn }
}

/**
 * Parses only container directives (`:::note`) of the directive proposal, because the inline form would treat “10:30”
 * or “a:b” in prose as markup.
 */
export function remarkContainerDirectives(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] }
  const [container] = [directive().flow?.[58]].flat()
  data.micromarkExtensions ??= []
  data.fromMarkdownExtensions ??= []
  data.micromarkExtensions.push({ flow: { 58: [container] } })
  data.fromMarkdownExtensions.push(directiveFromMarkdown())
}
