import type { Definition, Heading, Image, Link, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { didYouMean } from '../diagnostics/nearest.ts'
import { type PageContext, report } from './page-context.ts'

type Jsx = MdxJsxFlowElement | MdxJsxTextElement

function literalAttribute(node: Jsx, name: string): string | undefined {
  const attribute = node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name)
  return typeof attribute?.value === 'string' ? attribute.value : undefined
}

/** Whether an address is a path of the site. @example isSitePath('//cdn.example/x') → false */
export function isSitePath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//')
}

/** Collects links for the site-wide check and reports images that do not exist and headings of level 1. */
export const remarkReferences = (context: PageContext) => (tree: Root) => {
  const addLink = (node: Link | Definition | Jsx, href: string) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 }
    context.links.push({ href, line, column: context.sourceColumn(line, column), asset: false })
  }
  const checkImage = (node: Image | Jsx, src: string) => {
    if (!isSitePath(src) || context.images.has(src)) return
    report(
      context,
      node,
      'missing-image',
      `There is no image ${src}; images lie in content/images/ and are named from the site's root.`,
      didYouMean(src, context.images.keys()),
    )
  }
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') addLink(node, node.url)
    else if (node.type === 'image') checkImage(node, node.url)
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const href = literalAttribute(node, 'href')
      const src = literalAttribute(node, 'src')
      if (href !== undefined) addLink(node, href)
      if (src !== undefined) checkImage(node, src)
    } else if (node.type === 'heading' && (node as Heading).depth === 1) {
      report(
        context,
        node,
        'heading-level',
        'The page title is the only heading of level 1.',
        'Use “##”; the title comes from the frontmatter.',
      )
    }
  })
}
