import { readFileSync } from 'node:fs'
import { posix, relative } from 'node:path'
import type { Nodes } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import type { JsxNode } from '#lib/markdown/jsx-node.ts'
import { visit } from '#lib/markdown/visit.ts'
import { altFor } from './convert-markdown.ts'
import { newFence } from './fences.ts'
import { type Convert, type Page, retag, unknownTag, unwrap } from './page.ts'
import { parseDoc } from './parse-doc.ts'
import { NotStatic } from './static-value.ts'
import { expressionValue, isTag, openTag, propertiesOf, type Tag } from './tags.ts'

/** A size that HTML has; components also take those of CSS. */
const pixels = (value: unknown) => /^(\d+)(?:px)?$/.exec(String(value))?.[1]

export const picture: Convert = (page, tag, values) => {
  const sources = values.get('sources') as { light?: string } | undefined
  const given = values.get('src') ?? values.get('img') ?? sources?.light
  const src = typeof given === 'string' ? page.address(given) : undefined
  if (src === undefined) {
    page.note(
      tag.start,
      `There is no picture ${given ?? ''}, so it was left out.`,
      'Add the file to content/images/, and show it.',
    )
    page.remove(tag.start, tag.end)
    return
  }
  const alt = String(values.get('alt') ?? '').trim() || altFor(page, tag.start, src)
  page.edit(
    tag.start,
    tag.end,
    openTag(
      'img',
      {
        src,
        alt,
        width: pixels(values.get('width')),
        height: pixels(values.get('height')),
        title: values.get('title'),
      },
      true,
    ),
  )
}

export const anchor: Convert = (page, tag, values) => {
  const given = values.get('href') ?? values.get('to')
  const href = typeof given === 'string' ? page.address(given) : undefined
  if (href === undefined) {
    const isComputed = tag.node.attributes.some(
      (item) => 'name' in item && (item.name === 'href' || item.name === 'to'),
    )
    if (given !== undefined || isComputed)
      page.note(
        tag.start,
        given === undefined
          ? 'The URL of a link is computed, so only its text was kept.'
          : `The link to ${given} leads nowhere, so only its text was kept.`,
        'Link to a page of the new site.',
      )
    unwrap(page, tag)
  } else retag(page, tag, 'a', { href, id: values.get('id'), title: values.get('title') })
}

export const codeBlock: Convert = (page, tag, values) => {
  const [child] = tag.node.children as Nodes[]
  let code = child === undefined ? '' : plainText(child)
  try {
    if (child !== undefined && /Expression$/.test(child.type)) code = String(expressionValue(child, page.lookup) ?? '')
  } catch (error) {
    if (!(error instanceof NotStatic)) throw error
    unknownTag(page, tag, values)
    return
  }
  const file = /^!!raw-loader!/.test(code) ? page.file(code.slice(code.lastIndexOf('!') + 1)) : undefined
  const shown = (file === undefined ? code : readFileSync(file, 'utf8')).replace(/\n$/, '')
  const meta = ['title', 'metastring']
    .filter((key) => typeof values.get(key) === 'string')
    .map((key) => (key === 'title' ? `title="${String(values.get(key)).replaceAll('"', '”')}"` : values.get(key)))
  const lang = typeof values.get('language') === 'string' ? String(values.get('language')) : 'text'
  const fence = '`'.repeat(Math.max(3, 1 + Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length))))
  const edit = { start: tag.start, end: tag.end, text: '' }
  page.edits.push(edit)
  const node = { type: 'code' as const, lang, meta: meta.join(' '), value: shown }
  page.pending.push(
    newFence(node, fence, page.site).then(({ line, loss }) => {
      edit.text = `\n${line}\n${shown}\n${fence}\n`
      if (loss !== undefined) page.note(tag.start, loss.message, loss.hint)
    }),
  )
}

const filmHost = /^(?:www\.|player\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com|loom\.com)$/

/** The page of a film that a frame shows; undefined for anything else. */
function filmPage(href: string): string | undefined {
  const url = URL.parse(href)
  if (url === null || !filmHost.test(url.host)) return undefined
  return url.host.includes('youtube')
    ? href.replace(/^.*\/embed\/([\w-]+).*$/, 'https://www.youtube.com/watch?v=$1')
    : href
}

/** A film or another page, which becomes a link to it. */
export const embedded: Convert = (page, tag, values) => {
  let src = values.get('src')
  visit(tag.node as Nodes, (node) => {
    if (isTag(node as Nodes, 'source')) src ??= propertiesOf(node as JsxNode, page.lookup).get('src')
  })
  const href = typeof src === 'string' ? page.address(src) : undefined
  if (href === undefined) {
    page.note(
      tag.start,
      `There is no file ${src ?? ''}, so <${tag.name}> was left out.`,
      'Add it to public/, and link it.',
    )
    page.remove(tag.start, tag.end)
    return
  }
  const title = String(values.get('title') ?? '').trim()
  const film = lineStart(page, tag) === undefined ? undefined : filmPage(href)
  if (film !== undefined) {
    page.edit(tag.start, tag.end, openTag('Video', { src: film, title: title || 'Video' }, true))
    if (title === '') page.note(tag.start, 'A film got the title “Video”.', 'Write what it shows.')
    return
  }
  const name = title || (tag.name === 'iframe' ? 'Open the embedded page' : 'Play')
  page.edit(tag.start, tag.end, `${openTag('a', { href })}${name.replace(/[<>{}]/g, '')}</a>`)
  page.note(tag.start, `<${tag.name}> became a link to ${href}.`, 'If it is a film, show it with <Video>.')
}

export const admonition: Convert = (page, tag, values) => {
  page.edit(
    tag.start,
    tag.openEnd,
    `:::${values.get('type') ?? 'note'} ${values.get('title') ?? ''}`.trimEnd().concat('\n'),
  )
  page.edit(tag.closeStart, tag.end, '\n:::')
}

export const cardList: Convert = (page, tag) => {
  const below = page.site.docs.filter(
    ({ route }) => route !== page.doc?.route && posix.dirname(route) === page.doc?.route,
  )
  const lines = below.map(
    ({ route, data, id }) => `- [${String(data.sidebar_label ?? data.title ?? posix.basename(id))}](${route})`,
  )
  page.edit(tag.start, tag.end, lines.join('\n'))
}

/** Where a partial goes: its path without the underscores that hide it. */
function partialTarget({ site }: Page, file: string): string {
  const parent = site.source.folders.find(({ docs }) => file.startsWith(`${docs}/`))?.docs ?? site.source.root
  const path = relative(parent, file)
    .split(/[\\/]/)
    .filter((part) => part !== '..')
  const name = path.map((part) => part.replace(/^_+/, '').replace(/[^\w.-]+/g, '-')).join('/')
  const isMdx = parseDoc(readFileSync(file, 'utf8'), site.source.hasMath).failure === undefined
  return `partials/${name.replace(/^partials\//, '').replace(/\.mdx?$/, '')}.${isMdx ? 'mdx' : 'md'}`
}

/** A Markdown file that is used like a component. */
export function partial(page: Page, tag: Tag, path: string, values: ReadonlyMap<string, unknown>): void {
  const file = page.file(path)
  const indent = lineStart(page, tag)
  if (file === undefined || indent === undefined) {
    const message =
      file === undefined
        ? `There is no partial ${path}, so it was left out.`
        : `The partial ${path} was left out: it is inside a line of text.`
    page.note(tag.start, message, 'Write its text here.')
    unwrap(page, tag)
    return
  }
  const used = page.site.partials.get(file) ?? { target: partialTarget(page, file), properties: new Map() }
  page.site.partials.set(file, used)
  const names = propertyNames(file)
  const given = Object.fromEntries(names.map((key) => [key, String(values.get(key) ?? '').replace(/[<>{}`"\n]/g, '')]))
  for (const [key, value] of Object.entries(given))
    if (value !== '' || !used.properties.has(key)) used.properties.set(key, value)
  for (const key of [...values.keys()].filter((other) => !names.includes(other) && other !== 'components'))
    page.note(tag.start, `The property “${key}” of ${path} was left out: its text doesn’t use it.`, '')
  const hasContent = tag.openEnd < tag.closeStart && page.text.slice(tag.openEnd, tag.closeStart).trim() !== ''
  if (hasContent) {
    page.edit(tag.closeStart, tag.end, '')
    page.note(
      tag.start,
      `The partial ${path} contained text, which is below it now.`,
      'Partials can’t contain text of the page. Look where it belongs.',
    )
  }
  page.edit(
    tag.start,
    hasContent ? tag.openEnd : tag.end,
    openTag('Include', { file: used.target }, true).replace(
      ' />',
      `${Object.entries(given)
        .map(([key, value]) => ` ${key}="${value}"`)
        .join('')} />${hasContent ? `\n\n${indent}` : ''}`,
    ),
  )
}

/** What is before a tag that is alone on its lines, as spaces; undefined for one inside of a line of text. */
export function lineStart(page: Page, { start, end }: Tag): string | undefined {
  const before = /(?:^|\n)([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)$/.exec(page.text.slice(0, start))?.[1]
  return /^[ \t]*(?:\n|$)/.test(page.text.slice(end)) ? before?.replace(/[^\s>]/g, ' ') : undefined
}

function propertyNames(file: string): string[] {
  const names = [...readFileSync(file, 'utf8').matchAll(/(?<!=)\{\s*props\.(\w+)\s*\}/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => name !== 'children')
}
