import type { Nodes, Parent } from 'mdast'
import { isJsx, type JsxNode } from '#lib/markdown/jsx-node.ts'
import { anchor, lineStart } from './convert-components.ts'
import { type Convert, type Page, retag, rewrap, unwrap } from './page.ts'
import { isTag, openTag, propertiesOf } from './tags.ts'

// Components of Starlight and Mintlify, whose folders of pages can be migrated, too.

const given = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)

/** The text of a property as text of a page, which has no tags and expressions. */
const shown = (value: unknown) => given(value)?.replace(/[<{}]/g, '\\$&')

/** A tag as an admonition. Its lines keep their indentation, so that it stays in its list. */
function asAdmonition(typeOf: (values: ReadonlyMap<string, unknown>) => string): Convert {
  return (page, tag, values) => {
    const indent = lineStart(page, tag)
    if (indent === undefined || tag.openEnd === tag.end) return unwrap(page, tag)
    const content = page.text.slice(tag.openEnd, tag.closeStart)
    const title = shown(values.get('title'))
    const isOpen = /^[ \t]*\n/.test(content)
    const isClosed = /\n[ \t]*$/.test(content)
    const head = `:::${typeOf(values)}${title === undefined ? '' : ` ${title}`}`
    rewrap(page, tag, isOpen ? head : `${head}\n${indent}`, isClosed ? ':::' : `\n${indent}:::`)
  }
}

const cardNames = ['Card', 'LinkCard']

/** The URL of a card's link on the new site; undefined if it has none. */
function cardTarget(page: Page, values: ReadonlyMap<string, unknown>): string | undefined {
  const href = given(values.get('href'))
  return href === undefined ? undefined : page.address(href)
}

/** Whether a group contains nothing but cards that can be cards here. */
function hasOnlyCards(page: Page, node: Parent): boolean {
  const parts = (node.children as Nodes[]).filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const isCard = (child: Nodes): boolean => {
    if (child.type === 'paragraph') return hasOnlyCards(page, child)
    if (!isJsx(child) || !cardNames.includes(child.name ?? '')) return false
    const values = propertiesOf(child as JsxNode, page.lookup)
    return given(values.get('title')) !== undefined && cardTarget(page, values) !== undefined
  }
  return parts.length > 0 && parts.every(isCard)
}

const group: Convert = (page, tag) => {
  if (!hasOnlyCards(page, tag.node as Parent)) return unwrap(page, tag)
  page.cardGroups.push([tag.start, tag.end])
  retag(page, tag, 'Cards', {})
}

const card: Convert = (page, tag, values) => {
  const title = given(values.get('title'))
  const href = cardTarget(page, values)
  if (title === undefined || href === undefined) {
    const name = shown(values.get('title'))
    const head = [name && `**${name}**`, shown(values.get('description'))].filter(Boolean).join('\n\n')
    rewrap(page, tag, head === '' ? '' : `${head}\n`, '')
    if (given(values.get('href')) !== undefined)
      page.note(tag.start, `The link to ${values.get('href')} leads nowhere.`, 'Link to a page of the new site.')
    return
  }
  const isGrouped = page.cardGroups.some(([start, end]) => start < tag.start && tag.end < end)
  const [before, after] = isGrouped ? ['', ''] : ['<Cards>\n', '\n</Cards>']
  const open = openTag('Card', { title, href })
  if (tag.openEnd === tag.end)
    page.edit(tag.start, tag.end, `${before}${open}${shown(values.get('description')) ?? ''}</Card>${after}`)
  else rewrap(page, tag, `${before}${open}`, `</Card>${after}`)
}

const hasChild = (node: Parent, name: string): boolean =>
  (node.children as Nodes[]).some(
    (child) => isTag(child, name) || (child.type === 'paragraph' && hasChild(child, name)),
  )

/** Steps with titles are steps here, too. Those of Starlight are a list, which stays one. */
const steps: Convert = (page, tag) => {
  if (hasChild(tag.node as Parent, 'Step')) retag(page, tag, 'Steps', {})
  else unwrap(page, tag)
}

const step: Convert = (page, tag, values) => retag(page, tag, 'Step', { title: given(values.get('title')) ?? 'Step' })

const fold: Convert = (page, tag, values) =>
  retag(page, tag, 'Details', {
    summary: given(values.get('title')) ?? 'Details',
    open: values.get('defaultOpen') === true,
  })

/** A parameter or a field of an API, by its name, type, and whether it is needed. */
const field: Convert = (page, tag, values) => {
  const name = ['path', 'query', 'body', 'header', 'name'].map((key) => given(values.get(key))).find(Boolean)
  const type = given(values.get('type'))
  const facts = [type && `\`${type}\``, values.get('required') === true ? 'required' : undefined].filter(Boolean)
  const line = `**\`${name ?? 'value'}\`**${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`
  rewrap(page, tag, `${line}\n`, '')
}

const variants: Readonly<Record<string, string>> = {
  note: 'info',
  tip: 'success',
  success: 'success',
  caution: 'warning',
  danger: 'danger',
}

const badge: Convert = (page, tag, values) => {
  const variant = variants[String(values.get('variant') ?? values.get('type') ?? '')]
  const text = shown(values.get('text'))
  if (tag.openEnd !== tag.end) retag(page, tag, 'Badge', { variant })
  else page.edit(tag.start, tag.end, text === undefined ? '' : `${openTag('Badge', { variant })}${text}</Badge>`)
}

const onlyCode = (node: Parent) => node.children.length > 1 && node.children.every(({ type }) => type === 'code')

const codeGroup: Convert = (page, tag) => {
  const indent = lineStart(page, tag)
  if (indent === undefined || !onlyCode(tag.node as Parent)) return unwrap(page, tag)
  rewrap(page, tag, ':::code-group', ':::')
}

/** A picture's frame, with the text below the picture. */
const frame: Convert = (page, tag, values) => {
  const caption = shown(values.get('caption'))
  unwrap(page, tag)
  if (caption !== undefined) page.edit(tag.end, tag.end, `\n\n${caption}\n`)
}

const tooltip: Convert = (page, tag, values) => {
  unwrap(page, tag)
  const tip = shown(values.get('tip'))
  if (tip !== undefined) page.edit(tag.end, tag.end, ` (${tip})`)
}

const update: Convert = (page, tag, values) => {
  const label = shown(values.get('label'))
  const head = [label && `## ${label}`, shown(values.get('description'))].filter(Boolean).join('\n\n')
  rewrap(page, tag, `${head}\n`, '')
}

const constant = (type: string) => asAdmonition(() => type)

/** How the components of other engines are written here, by their names. */
export const otherComponents: Readonly<Record<string, Convert>> = {
  Accordion: fold,
  AccordionGroup: unwrap,
  Aside: asAdmonition((values) => given(values.get('type')) ?? 'note'),
  Badge: badge,
  Card: card,
  CardGrid: group,
  CardGroup: group,
  Check: constant('tip'),
  CodeGroup: codeGroup,
  Column: unwrap,
  Columns: group,
  Danger: constant('danger'),
  Expandable: fold,
  FileTree: (page, tag) => retag(page, tag, 'FileTree', {}),
  Fragment: unwrap,
  Frame: frame,
  Icon: unwrap,
  Info: constant('info'),
  LinkButton: anchor,
  LinkCard: card,
  Note: constant('note'),
  ParamField: field,
  ResponseField: field,
  Step: step,
  Steps: steps,
  Tip: constant('tip'),
  Tooltip: tooltip,
  Update: update,
  Warning: constant('warning'),
}
