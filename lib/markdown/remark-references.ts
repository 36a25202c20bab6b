import { fromHtml } from 'hast-util-from-html'
import type { Heading, Html, Root, Strong } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { didYouMeanFile } from '../diagnostics/nearest.ts'
import type { TextPlace } from '../diagnostics/text-place.ts'
import { attributeText, isJsx, type JsxNode } from './jsx-node.ts'
import { type PageContext, type Place, report } from './page-context.ts'
import { visit } from './visit.ts'

/** A URL in a piece of HTML, and the start of its element in that piece. */
interface RawReference extends TextPlace {
  kind: 'link' | 'file'
  address: string
  /** Text alternative of an `img`, empty if it has none; undefined for other elements. */
  alt: string | undefined
}

/** Elements that show a file. Pages can't contain others, such as `iframe`. */
const showsFile = new Set(['img', 'video', 'audio', 'source', 'track'])

/** Links, images, and files in the HTML of a Markdown page. @example rawReferences('<a href="/x">') → link to /x */
export function rawReferences(html: string): RawReference[] {
  const references: RawReference[] = []
  visit(fromHtml(html, { fragment: true }), 'element', ({ tagName, properties, position }) => {
    const { line = 1, column = 1 } = position?.start ?? {}
    const add = (kind: RawReference['kind'], value: unknown, alt?: string) => {
      if (typeof value === 'string') references.push({ kind, address: value, alt, line, column })
    }
    add('link', properties.href)
    if (!showsFile.has(tagName)) return
    // A decorative image has an empty text on purpose.
    const isDecoration = tagName === 'img' && properties.alt === ''
    add('file', properties.src, tagName === 'img' && !isDecoration ? String(properties.alt ?? '') : undefined)
    add('file', properties.poster)
  })
  return references
}

/** Whether a URL is a path on this site. @example isSitePath('//cdn.example/x') → false */
export function isSitePath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//')
}

/** Whether a URL has a scheme or host, so it is outside of the site. */
function isAddress(src: string): boolean {
  return src.startsWith('//') || /^[a-z][a-z0-9+.-]*:/i.test(src)
}

/** The text alternative of an `img`; empty for a decorative image. Components check their own. */
function altOf(node: JsxNode): string | undefined {
  if (node.name !== 'img') return undefined
  return node.attributes.some((attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name === 'alt')
    ? undefined
    : ''
}

const htmlReferences = { links: ['href'], files: ['src', 'poster'] }

function placeOf(context: PageContext, node: Place) {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  return { line, column: context.sourceColumn(line, column) }
}

function addLink(context: PageContext, node: Place, href: string) {
  context.links.push({ href, ...placeOf(context, node) })
}

function addFile(context: PageContext, node: Place, src: string, alt: string | undefined) {
  context.shownFiles.push({ src, alt, ...placeOf(context, node) })
  if (context.images.has(src) || isAddress(src)) return
  report(
    context,
    node,
    'missing-image',
    `There is no image ${src}; images are in content/images/, and their paths start at the site's root.`,
    didYouMeanFile(src, context.images.keys()) ?? 'Add the file, or correct the path.',
  )
}

function collectHtml(context: PageContext, { value, position }: Html) {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  for (const { kind, address, alt, ...at } of rawReferences(value)) {
    const start = { line: line + at.line - 1, column: at.line === 1 ? column + at.column - 1 : at.column }
    if (kind === 'link') addLink(context, { position: { start } }, address)
    else addFile(context, { position: { start } }, address, alt)
  }
}

function collectTag(context: PageContext, node: JsxNode) {
  const definition = context.components[node.name ?? '']
  const { links = [], files = [] } = definition ?? htmlReferences
  for (const attribute of node.attributes) {
    const isLink = attribute.type === 'mdxJsxAttribute' && links.includes(attribute.name)
    if (isLink && typeof attribute.value === 'string') addLink(context, node, attribute.value)
  }
  for (const src of files.map((name) => attributeText(node, name))) {
    if (src !== undefined) addFile(context, node, src, altOf(node))
  }
  if (definition?.headingDepth)
    context.outline.push({ depth: definition.headingDepth(node), ...placeOf(context, node) })
}

function collectHeading(context: PageContext, node: Heading) {
  if (node.depth > 1) context.outline.push({ depth: node.depth, ...placeOf(context, node) })
  else {
    report(
      context,
      node,
      'heading-level',
      'The page title is the only heading of level 1.',
      'Use “##”; the title comes from the frontmatter.',
    )
  }
}

/**
 * Collects links, images, and headings with their positions for site-wide checks, and reports missing images and
 * headings of level 1.
 */
export const remarkReferences = (context: PageContext) => (tree: Root) => {
  const definitions = new Map<string, string>()
  visit(tree, 'definition', ({ identifier, url }) => {
    if (!definitions.has(identifier)) definitions.set(identifier, url)
  })
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') addLink(context, node, node.url)
    else if (node.type === 'image') addFile(context, node, node.url, node.alt ?? '')
    else if (node.type === 'imageReference') {
      const src = definitions.get(node.identifier)
      if (src !== undefined) addFile(context, node, src, node.alt ?? '')
    } else if (node.type === 'html') collectHtml(context, node)
    else if (node.type === 'heading') collectHeading(context, node)
    else if (isJsx(node)) collectTag(context, node)
  })
}

/** Collects the click paths of a page, such as `**Builder > Data model**`, to check their labels. */
export const remarkMenuPaths = (context: PageContext) => (tree: Root) => {
  visit(tree, 'strong', (node: Strong) => {
    const text = textOf(node)
    if (!text.includes(' > ') || node.position === undefined) return
    const { line, column } = node.position.start
    const steps = text.split(' > ').map((step) => step.trim())
    // After the two asterisks.
    context.menuPaths.push({ steps, line, column: context.sourceColumn(line, column) + 2 })
  })
}
