import type { Nodes } from 'mdast'
import type { TextEdit } from '../diagnostics/diagnostic.ts'
import { isJsx, type JsxNode } from './jsx-node.ts'

/** How a tag of HTML or of another engine is written here, and the edits that write it so, if its meaning is certain. */
export interface TagForm {
  hint: string
  fix?: readonly TextEdit[] | undefined
}

/** Replaces a text at an offset of the page; the text is on one line. */
export type EditAt = (offset: number, from: string, to: string) => TextEdit

interface TagSource {
  /** The text of the page. */
  page: string
  /** Where the tag starts and where its closing tag ends. */
  start: number
  end: number
  editAt: EditAt
}

const hashes = (name: string) => '#'.repeat(Number(name.slice(1)))

const detailsHint = 'Write “<Details summary="…">…</Details>”, with the text of <summary> as “summary”.'

/** How a tag is written on this site; undefined for one that has no other form. */
export function formHint(name: string): string | undefined {
  if (name === 'h1') return 'Write “## Text”: the only heading of level 1 is the title in the frontmatter.'
  if (/^h[2-6]$/.test(name)) return `Write a heading as “${hashes(name)} Text”, on a line of its own.`
  if (name === 'details' || name === 'summary') return detailsHint
  if (name === 'center') return 'Write “<div>…</div>”, or only its content: text is aligned to the left.'
  if (name === 'Image') return 'Write “![What it shows](/images/name.png)”, or <Figure> for a picture with a caption.'
  return name === 'TabItem' ? 'Write “<Tab label="…">…</Tab>” inside <Tabs>.' : undefined
}

/** A heading that is alone on its line. `isLiteral`: its content is not read as Markdown yet, so it must not contain any. */
export function headingEdits(
  name: string,
  { page, start, end, editAt }: TagSource,
  isLiteral: boolean,
): TextEdit[] | undefined {
  const [opening, closing] = [`<${name}>`, `</${name}>`]
  const source = page.slice(start, end)
  const before = page.slice(page.lastIndexOf('\n', start - 1) + 1, start)
  const after = page.slice(end).split('\n', 1)[0] ?? ''
  const text = source.slice(opening.length, -closing.length)
  const isAlone = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?$/.test(before) && after.trim() === ''
  const isOneLine = source.startsWith(opening) && source.endsWith(closing) && !text.includes('\n')
  const isText = /\S/.test(text) && !/(?:^|\s)#+\s*$|^\s{3}/.test(text) && !text.includes(closing)
  if (name === 'h1' || !isAlone || !isOneLine || !isText) return undefined
  if (isLiteral && /[<>*_`[\]\\~{}|#@]|:\/\/|www\./.test(text)) return undefined
  return [editAt(start, opening, `${hashes(name)} `), editAt(end - closing.length, closing, '')]
}

function startOf(node: Nodes): number {
  return node.position?.start.offset ?? 0
}

function endOf(node: Nodes): number {
  return node.position?.end.offset ?? 0
}

/** The first child with content, out of its paragraph if it has one. */
function firstChild(node: { children: readonly Nodes[] }): Nodes | undefined {
  const first = node.children.find((child) => child.type !== 'text' || child.value.trim() !== '')
  return first?.type === 'paragraph' ? firstChild(first) : first
}

/** The plain text of a summary, which can be bold as a whole. */
function summaryText(node: JsxNode): Nodes | undefined {
  const [only, ...others] = node.children as Nodes[]
  if (only === undefined || others.length > 0) return undefined
  const isBold = only.type === 'strong' || (isJsx(only) && (only.name === 'b' || only.name === 'strong'))
  if (isBold) return only.children.length === 1 ? (only.children[0] as Nodes) : undefined
  return only
}

/** The edits that make the summary of a `<details>` a property; undefined if it is more than a plain text. */
function detailsEdits(node: JsxNode, { page, start, end, editAt }: TagSource): TextEdit[] | undefined {
  const summary = firstChild(node)
  if (summary === undefined || !isJsx(summary) || summary.name !== 'summary') return undefined
  if (node.attributes.length > 0 || summary.attributes.length > 0) return undefined
  const text = summaryText(summary)
  if (text?.type !== 'text') return undefined
  const from = startOf(text)
  const to = endOf(text)
  const [opening, closing] = [page.slice(startOf(summary), from), page.slice(to, endOf(summary))]
  const between = page.slice(start + '<details>'.length, startOf(summary))
  const isPlain = page.slice(from, to) === text.value && text.value.trim() !== '' && !/["\n]/.test(text.value)
  const isTight = !/\n/.test(opening + closing) && between.trim() === '' && page.startsWith('<details>', start)
  if (!isPlain || !isTight || !page.slice(start, end).endsWith('</details>')) return undefined
  const property = '<Details summary="'
  return [
    ...(between.includes('\n')
      ? [editAt(start, '<details>', ''), editAt(startOf(summary), opening, property)]
      : [editAt(start, `<details>${between}${opening}`, property)]),
    editAt(to, closing, '">'),
    editAt(end - 'details>'.length, 'details', 'Details'),
  ]
}

/** The edits that make a `<TabItem>` a `<Tab>`; undefined if it has what a tab has not. */
function tabEdits(node: JsxNode, { page, start, end, editAt }: TagSource): TextEdit[] | undefined {
  const source = page.slice(start, end)
  if (!source.startsWith('<TabItem') || !source.endsWith('</TabItem>')) return undefined
  const edits = [editAt(start + 1, 'TabItem', 'Tab')]
  let hasLabel = false
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined
    if (attribute.name === 'default' && attribute.value === null) {
      edits.push(editAt(attribute.position?.start.offset ?? start, 'default', ''))
    } else if ((attribute.name !== 'label' && attribute.name !== 'value') || typeof attribute.value !== 'string')
      return undefined
    hasLabel ||= attribute.name === 'label'
  }
  return hasLabel ? [...edits, editAt(end - 'TabItem>'.length, 'TabItem', 'Tab')] : undefined
}

/** The form of a tag on an MDX page. */
export function formOfTag(node: JsxNode, page: string, editAt: EditAt): TagForm | undefined {
  const name = node.name ?? ''
  const hint = formHint(name)
  if (hint === undefined) return undefined
  const source = { page, start: startOf(node), end: endOf(node), editAt }
  if (name === 'details') return { hint, fix: detailsEdits(node, source) }
  if (name === 'TabItem') return { hint, fix: tabEdits(node, source) }
  return { hint, fix: name === 'summary' ? undefined : headingEdits(name, source, false) }
}
