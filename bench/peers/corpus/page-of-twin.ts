import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { emphasis } from '../../../lib/markdown/mdast-nodes.ts'
import { writeMarkdown } from '../../../lib/markdown/write-markdown.ts'
import { normalizeRoute } from '../../../lib/pages/route.ts'
import type { PlainPage } from '../../synthetic/plain-page.ts'

/** Languages that every engine highlights. Samples in others are text for all of them. */
const languages = new Set('bash go groovy hcl javascript js json python shell sh ts typescript yaml yml'.split(' '))

const parser = unified().use(remarkParse).use(remarkGfm)

export interface TwinContext {
  /** Where the site is published: addresses in twins are absolute. */
  origin: string
  /** Routes of all pages that are compared. */
  routes: ReadonlySet<string>
}

/**
 * The page of a Markdown twin, without anything that one engine has and another has not: links lead to pages without
 * anchors, pictures are their text, diagrams are samples.
 * @throws when the text is no twin
 */
export function pageOfTwin(path: string, twin: string, { origin, routes }: TwinContext): PlainPage {
  const tree = parser.parse(twin)
  const [title, description, , ...body] = tree.children
  if (title?.type !== 'heading' || description?.type !== 'blockquote')
    throw new Error(`${path}.md is no twin of a page`)
  tree.children = body
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return
    if (node.type === 'code') {
      const known = languages.has(node.lang ?? '')
      Object.assign(node, known ? {} : { lang: 'text', meta: null })
    } else if (node.type === 'html') {
      parent.children.splice(index, 1)
      return [SKIP, index]
    } else if (node.type === 'image') {
      parent.children.splice(index, 1, emphasis(node.alt || 'A picture') as never)
    } else if (node.type === 'link') {
      const inside = node.url.startsWith(`${origin}/`) || node.url === origin || node.url.startsWith('#')
      if (!inside) return
      const route = normalizeRoute(node.url.slice(origin.length))
      if (!node.url.startsWith('#') && routes.has(route)) node.url = route
      else {
        parent.children.splice(index, 1, ...(node.children as never[]))
        return [SKIP, index]
      }
    }
  })
  return { path, title: textOf(title), description: textOf(description), body: writeMarkdown(tree) }
}
