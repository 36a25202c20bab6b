import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type { Processor } from 'unified'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { fencePattern } from './fence-lines.ts'

interface OpenDirective {
  line: number
  column: number
  name: string
}

interface DirectiveLine extends OpenDirective {
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

/**
 * Rewrites the short form of container directives (`:::note Title`, nested with equal colons) to the generic syntax, in
 * which an outer container needs more colons than an inner one. The number of lines never changes, and code fences are
 * not changed. Reports unclosed containers and closing fences without a container.
 */
export function rewriteDirectiveLines(text: string, file: string): RewrittenText {
  if (!text.includes(':::')) return { text, diagnostics: [], sourceColumn: (_, column) => column }
  const lines = text.split('\n')
  const diagnostics: Diagnostic[] = []
  const stack: DirectiveLine[] = []
  const closed: { open: DirectiveLine; closeLine: number }[] = []
  let fence: string | undefined
  let deepest = 0
  lines.forEach((line, index) => {
    const fenced = fencePattern.exec(line)
    if (fence !== undefined) {
      const marker = fenced?.[2]
      if (marker?.startsWith(fence) && fenced?.[3]?.trim() === '') fence = undefined
      return
    }
    if (fenced !== null) {
      fence = fenced[2]
      return
    }
    const open = openPattern.exec(line)
    if (open !== null) {
      const [, indent = '', , name = '', remainder = ''] = open
      stack.push({ line: index, column: indent.length + 1, name, indent, remainder, depth: stack.length })
      deepest = Math.max(deepest, stack.length)
      return
    }
    if (!closePattern.test(line)) return
    const last = stack.pop()
    if (last !== undefined) closed.push({ open: last, closeLine: index })
    else {
      diagnostics.push({
        severity: 'error',
        code: 'unclosed-directive',
        file,
        line: index + 1,
        column: line.indexOf(':') + 1,
        message: '“:::” closes nothing: no directive is open here.',
        hint: 'Remove the line, or open one above it, for example “:::note Title”.',
      })
    }
  })
  for (const open of stack) {
    diagnostics.push({
      severity: 'error',
      code: 'unclosed-directive',
      file,
      line: open.line + 1,
      column: open.column,
      message: `“:::${open.name}” is never closed.`,
      hint: 'Close it with a line that contains only “:::”.',
    })
    closed.push({ open, closeLine: -1 })
  }
  const titleMoves = new Map<number, { titleColumn: number; move: number }>()
  for (const { open, closeLine } of closed) {
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
