import type { Heading, Root, Text } from 'mdast'
import type { Processor } from 'unified'
import { type PageContext, report } from './page-context.ts'
import { visit } from './visit.ts'

/** `{#id}` at the end of a line, until the heading that it belongs to is known. */
interface HeadingId {
  type: 'headingId'
  value: string
  position?: Text['position']
}

// The part of micromark's and mdast-util-from-markdown's types that this needs.
type Code = number | null
type State = (code: Code) => State | undefined
type Effects = Record<'enter' | 'exit', (type: 'headingId') => void> & { consume: (code: Code) => void }
interface TreeBuilder {
  enter: (node: HeadingId, token: unknown) => void
  exit: (token: unknown) => void
  sliceSerialize: (token: unknown) => string
}

const [brace, hash, closingBrace] = [123, 35, 125]
const isLineEnd = (code: Code) => code === null || (code < -2 && code > -6)

function tokenize(effects: Effects, ok: State, nok: State): State {
  const after: State = (code) => (isLineEnd(code) ? ok(code) : nok(code))
  const inside: State = (code) => {
    if (isLineEnd(code)) return nok(code)
    effects.consume(code)
    if (code !== closingBrace) return inside
    effects.exit('headingId')
    return after
  }
  const open: State = (code) => {
    if (code !== hash) return nok(code)
    effects.consume(code)
    return inside
  }
  return (code) => {
    effects.enter('headingId')
    effects.consume(code)
    return open
  }
}

const syntax = { text: { [brace]: { name: 'headingId', tokenize } } }

const fromMarkdown = {
  enter: {
    headingId(this: TreeBuilder, token: unknown) {
      this.enter({ type: 'headingId', value: this.sliceSerialize(token) }, token)
    },
  },
  exit: {
    headingId(this: TreeBuilder, token: unknown) {
      this.exit(token)
    },
  },
}

/** Parses `{#id}` at the end of a line, which MDX alone would read as an expression. */
export function remarkHeadingIdSyntax(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] }
  data.micromarkExtensions ??= []
  data.fromMarkdownExtensions ??= []
  data.micromarkExtensions.push(syntax)
  data.fromMarkdownExtensions.push(fromMarkdown)
}

const idPattern = /^[\p{L}\p{N}_][\p{L}\p{N}_.:-]*$/u

/** Whether a heading can have this ID. */
export function isHeadingId(id: string): boolean {
  return idPattern.test(id)
}

/** Gives a heading the ID that the writer chose, and reports one that is invalid or already taken. */
function setId(heading: Heading, node: HeadingId, context: PageContext): void {
  const id = node.value.slice(2, -1)
  if (!isHeadingId(id)) {
    const message = `“${id}” can’t be the ID of a heading.`
    report(context, node, 'heading-id', message, 'Use letters, digits, hyphens, and underscores, such as {#install}.')
    return
  }
  if (context.headingIds.has(id)) {
    const message = `Another heading of this page already has the ID “${id}”.`
    report(context, node, 'heading-id', message, 'Give each heading its own ID.')
    return
  }
  context.headingIds.add(id)
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } }
}

/** Applies the IDs that writers give to headings: `## Set up {#setup}`. Elsewhere, `{#…}` is text. */
export const remarkHeadingIds = (context: PageContext) => (tree: Root) => {
  visit(tree, (node, index, parent) => {
    const id = node as unknown as HeadingId
    if (id.type !== 'headingId' || parent === undefined || index === undefined) return undefined
    if (parent.type !== 'heading') {
      parent.children[index] = { ...id, type: 'text' } as never
      return undefined
    }
    parent.children.splice(index, 1)
    const last = parent.children[index - 1]
    if (last?.type === 'text') last.value = last.value.trimEnd()
    setId(parent, id, context)
    return index
  })
}
