import { posix } from 'node:path'
import type { Definition, Heading, Image, Link, Nodes, Parents } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { foreignAdmonitions, admonitions as knownAdmonitions } from '#lib/markdown/admonitions.ts'
import { isHeadingId } from '#lib/markdown/heading-ids.ts'
import { visit } from '#lib/markdown/visit.ts'
import { convertFences } from './convert-fences.ts'
import { isInside, type Place } from './edits.ts'
import type { Page } from './page.ts'
import { offsetsOf, placesOf } from './parse-doc.ts'
import { humanize } from './sidebars.ts'
import { openTag } from './tags.ts'

/** Alternative text for a picture without any. */
export function altFor(page: Page, offset: number, src: string): string {
  page.note(
    offset,
    'A picture had no alternative text; it got the name of its file.',
    'Write what it shows and why it matters.',
  )
  return humanize(posix.basename(src.replace(/[?#].*$/, '')).replace(/\.\w+$/, '')) || 'Picture'
}

/** Where the URL of a link, picture, or definition is. */
function addressPlace(page: Page, node: Link | Image | Definition): [number, number] | undefined {
  const [start, end] = offsetsOf(node)
  const lastChild = node.type === 'link' ? node.children.at(-1) : undefined
  const from = lastChild === undefined ? start : offsetsOf(lastChild)[1]
  const open = page.text.indexOf(node.type === 'definition' ? ']:' : '](', from)
  if (open === -1 || open >= end) return undefined
  const [, before = '', angle = '', bare = ''] =
    /^(\s*)(?:<([^>\n]*)>|((?:[^\s()\\]|\\.|\((?:[^\s()]|\([^\s()]*\))*\))*))/.exec(page.text.slice(open + 2, end)) ??
    []
  const at = open + 2 + before.length + (angle === '' ? 0 : 1)
  return [at, at + (angle || bare).length]
}

const nowhereHint = 'Link to a page of the new site, or leave it out.'

/** Replaces a link with its text. */
function unlink(page: Page, node: Link): void {
  const [start, end] = offsetsOf(node)
  const first = node.children[0]
  const last = node.children.at(-1)
  page.note(start, `The link to ${node.url} leads nowhere, so only its text was kept.`, nowhereHint)
  if (first === undefined || last === undefined) page.edit(start, end, '')
  else {
    page.edit(start, offsetsOf(first)[0], '')
    page.edit(offsetsOf(last)[1], end, '')
  }
}

function link(page: Page, node: Link): void {
  const place = addressPlace(page, node)
  if (place === undefined) return
  const address = page.address(node.url)
  if (address === undefined) unlink(page, node)
  else if (address !== node.url) page.edit(...place, address)
}

function image(page: Page, node: Image): void {
  const [start, end] = offsetsOf(node)
  const address = page.address(node.url)
  if (address === undefined) {
    page.note(
      start,
      `There is no picture ${node.url}, so it was left out.`,
      'Add the file to content/images/, and show it.',
    )
    page.edit(start, end, node.alt ?? '')
    return
  }
  const place = addressPlace(page, node)
  if (place !== undefined && address !== node.url) page.edit(...place, address)
  if (!node.alt?.trim()) page.edit(start, start + 2 + (node.alt?.length ?? 0), `![${altFor(page, start, node.url)}`)
}

function definition(page: Page, node: Definition): void {
  const place = addressPlace(page, node)
  const address = page.address(node.url)
  if (address === undefined)
    page.note(offsetsOf(node)[0], `${node.url} leads nowhere; the link goes to the home page.`, 'Correct its address.')
  if (place !== undefined && address !== node.url) page.edit(...place, address ?? '/')
}

/** The title of the page leaves the text; other headings of level 1 become level 2. */
function topHeading(page: Page, node: Heading, parent: Parents): void {
  const [start, end] = offsetsOf(node)
  if (page.heading === undefined && page.doc !== undefined && parent.type === 'root') {
    page.heading = plainText({
      ...node,
      children: node.children.filter(({ type }) => type !== ('headingId' as never)),
    }).trim()
    page.remove(start, end)
    return
  }
  const isSetext = page.text[start] !== '#'
  if (isSetext) {
    const first = offsetsOf(node.children[0] ?? node)[0]
    page.edit(start, first, '## ')
    page.edit(offsetsOf(node.children.at(-1) ?? node)[1], end, '')
  } else page.edit(start, start + 1, '##')
}

function headings(page: Page): void {
  const ids = new Set<string>()
  visit(page.parsed.tree, 'heading', (node, _, parent) => {
    if (node.depth === 1 && parent !== undefined) topHeading(page, node, parent)
    const last = node.children.at(-1) as Nodes | undefined
    if (last?.type !== ('headingId' as never) || last === undefined) return
    const [start, end] = offsetsOf(last)
    const id = page.text.slice(start + 2, end - 1)
    if (isHeadingId(id) && !ids.has(id)) ids.add(id)
    else {
      page.note(
        start,
        `The heading ID “${id}” was left out: it is ${ids.has(id) ? 'taken by another heading' : 'invalid'}.`,
        'Give the heading another ID, and correct links to it.',
      )
      page.edit(start - (/[ \t]*$/.exec(page.text.slice(0, start))?.[0].length ?? 0), end, '')
    }
  })
}

const defaultTitles: Readonly<Record<string, string>> = { important: 'Important', success: 'Success' }

/** Closes admonitions that reach to the end of the page. */
function closeDirectives(page: Page, code: readonly Place[]): void {
  const open: string[] = []
  for (const { 1: marks = '', 2: name, index } of page.text.matchAll(/^[ \t>]*(:{3,})[ \t]*([a-zA-Z]*)/gm)) {
    if (isInside(code, index)) continue
    if (name !== '') open.push(marks)
    else if (marks.length >= (open.at(-1)?.length ?? Infinity)) open.pop()
  }
  const end = page.text.length
  if (open.length > 0) page.edit(end, end, `${page.text.endsWith('\n') ? '' : '\n'}\n${open.reverse().join('\n\n')}`)
}

/** Links in the title of an admonition, which is not part of the tree. */
function titleLinks(page: Page, title: string, at: number): string {
  return title.replace(/\[([^[\]]*)\]\(([^()\s]+)\)/g, (link, text: string, href: string, index: number) => {
    const address = page.address(href)
    if (address !== undefined) return link.replace(`](${href})`, `](${address})`)
    page.note(at + index, `The link to ${href} leads nowhere, so only its text was kept.`, nowhereHint)
    return text
  })
}

/** Where the line is that closes a directive. @param line its first line */
function closingLine({ text }: Page, start: number, line: string): [start: number, end: number] | undefined {
  const [, marks = ''] = /^[ \t>]*(:{3,})/.exec(line) ?? []
  const from = start + line.length
  const close = new RegExp(`^[ \\t>]*${marks}[ \\t]*$`, 'm').exec(text.slice(from))
  return close === null ? undefined : [from + close.index, from + close.index + close[0].length]
}

/** Turns a directive that is closed at first into the component. @returns whether its end was found */
function fold(page: Page, start: number, line: string, title: string): boolean {
  const close = closingLine(page, start, line)
  if (close === undefined || page.parsed.failure !== undefined) return false
  const [indent = ''] = /^[ \t>]*/.exec(line) ?? []
  page.edit(start, start + line.length, `${indent}${openTag('Details', { summary: title || 'Details' })}`)
  page.edit(...close, `${indent}</Details>`)
  return true
}

/** Leaves only the content of a code group that has other text, or fewer than two samples. */
function codeGroup(page: Page, start: number, line: string, code: readonly Place[]): void {
  const close = closingLine(page, start, line)
  if (close === undefined) return
  const from = start + line.length
  const samples = code.filter(([at, end]) => at >= from && end <= close[0])
  const ends = [from, ...samples.map(([, end]) => end)]
  const isOnlyCode = [...samples.map(([at]) => at), close[0]].every(
    (at, index) => page.text.slice(ends[index], at).trim() === '',
  )
  if (isOnlyCode && samples.length > 1) return
  page.remove(start, from)
  page.remove(...close)
}

/** Nodes in which colons are not the marks of an admonition. */
const literal: readonly string[] = ['code', 'yaml', 'mdxjsEsm', 'mdxFlowExpression']

/** Types of admonitions that have another name here, outside of code and comments. */
function directives(page: Page): void {
  const code = placesOf(page.parsed.tree, literal)
  closeDirectives(page, code)
  for (const match of page.text.matchAll(/^([ \t>]*):{3,}[ \t]*([a-zA-Z][\w-]*)(.*)$/gm)) {
    const [line, , name = '', rest = ''] = match
    const at = match.index + line.length - rest.length
    if (isInside(code, match.index)) continue
    if (name === 'code-group') {
      codeGroup(page, match.index, line, code)
      continue
    }
    if (name === 'details' && fold(page, match.index, line, rest.trim())) continue
    const attributes = /\s*\{[^}]*\}\s*$/.exec(rest)
    const title = titleLinks(page, rest.slice(0, attributes?.index), at)
    const type = Object.hasOwn(foreignAdmonitions, name) ? (foreignAdmonitions[name] ?? name) : name
    const isOwn = !Object.hasOwn(knownAdmonitions, type)
    if (isOwn)
      page.note(
        at - name.length,
        `“:::${name}” isn’t a type of admonition here, so it became a note.`,
        `Write one of: ${Object.keys(knownAdmonitions).join(', ')}.`,
      )
    const own = title.trim() === '' ? (isOwn ? humanize(name) : (defaultTitles[name] ?? '')) : ''
    page.edit(at - name.length, at, isOwn ? 'note' : type)
    page.edit(at, at + rest.length, own === '' ? title : ` ${own}`)
  }
}

/** Converts what all Markdown has: links, pictures, headings, admonitions, and code blocks. */
export async function convertMarkdown(page: Page): Promise<void> {
  headings(page)
  directives(page)
  visit(page.parsed.tree, (node) => {
    if (node.type === 'link') link(page, node)
    else if (node.type === 'image') image(page, node)
    else if (node.type === 'definition') definition(page, node)
  })
  await convertFences(page)
}
