import type { Parent, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { emphasis } from '../../lib/markdown/mdast-nodes.ts'
import { parseMarkdown } from '../../lib/markdown/parse-markdown.ts'
import { writeMarkdown } from '../../lib/markdown/write-markdown.ts'
import { normalizeRoute, type RoutePath } from '../../lib/pages/route.ts'

/** Languages that every engine highlights. Samples in others are text for all of them. */
const languages = new Set('bash go groovy hcl javascript js json python shell sh ts typescript yaml yml'.split(' '))

/** What a Markdown version says of its page, in Markdown that every documentation engine reads. */
interface PlainMarkdownVersion {
  title: string
  description: string
  body: string
}

interface MarkdownVersionContext {
  /** Where the site is published: addresses in Markdown versions are absolute. */
  origin: string
  /** Routes that links may lead to; the text of all other links stays. */
  routes: ReadonlySet<string>
}

/** The route that a link inside of the site leads to, or undefined for a link to another site. */
function routeOfLink(url: string, { origin }: MarkdownVersionContext): RoutePath | undefined {
  if (url.startsWith('#')) return '' as RoutePath
  return url === origin || url.startsWith(`${origin}/`) ? normalizeRoute(url.slice(origin.length)) : undefined
}

/** A node in a form that every engine has; nothing for HTML. */
function plainNode(node: RootContent, context: MarkdownVersionContext): RootContent[] {
  if (node.type === 'html') return []
  if (node.type === 'image') return [emphasis(node.alt || 'A picture')]
  if (node.type === 'code' && !languages.has(node.lang ?? '')) return [{ ...node, lang: 'text', meta: null }]
  if (node.type !== 'link') return [node]
  const route = routeOfLink(node.url, context)
  if (route === undefined) return [node]
  return context.routes.has(route) ? [{ ...node, url: route }] : node.children
}

function makePlain(parent: Parent, context: MarkdownVersionContext): void {
  parent.children = parent.children.flatMap((node) => plainNode(node as RootContent, context))
  for (const child of parent.children) if ('children' in child) makePlain(child as Parent, context)
}

/**
 * Title, description and body of a page’s Markdown version, without anything that one documentation engine has and
 * another has not: links lead to pages without anchors, pictures are their text, diagrams are samples. Benchmarks build
 * such pages.
 * @throws if the text isn't a Markdown version
 */
export function plainMarkdownVersion(markdownVersion: string, context: MarkdownVersionContext): PlainMarkdownVersion {
  const tree = parseMarkdown(markdownVersion)
  const [title, description, , ...body] = tree.children
  if (title?.type !== 'heading' || description?.type !== 'blockquote')
    throw new Error('This is not the Markdown version of a page')
  const plain: Root = { type: 'root', children: body }
  makePlain(plain, context)
  return { title: textOf(title), description: textOf(description), body: writeMarkdown(plain) }
}
