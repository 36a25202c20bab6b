import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { didYouMean } from '../diagnostics/nearest.ts'
import { type PageContext, type Place, report } from './page-context.ts'
import { rawReferences } from './raw-references.ts'
import { visit } from './visit.ts'

type Jsx = MdxJsxFlowElement | MdxJsxTextElement

function literalAttribute(node: Jsx, name: string): string | undefined {
  const attribute = node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name)
  return typeof attribute?.value === 'string' ? attribute.value : undefined
}

/** Whether an address is a path of the site. @example isSitePath('//cdn.example/x') → false */
export function isSitePath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//')
}

/** Whether it names something outside the site, by scheme or by host. */
function isAddress(src: string): boolean {
  return src.startsWith('//') || /^[a-z][a-z0-9+.-]*:/i.test(src)
}

/** The text of an `img`; an empty one says that the picture is decoration. Components check their own. */
function altOf(node: Jsx): string | undefined {
  if (node.name !== 'img') return undefined
  return node.attributes.some((item) => item.type !== 'mdxJsxAttribute' || item.name === 'alt') ? undefined : ''
}

/** Attributes of components and elements that name a file. */
const fileAttributes = ['src', 'poster', 'captions'] as const

/**
 * Collects links, pictures and headings with their places for the site-wide checks, and reports images that do not
 * exist and headings of level 1.
 */
export const remarkReferences = (context: PageContext) => (tree: Root) => {
  const placeOf = (node: Place) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 }
    return { line, column: context.sourceColumn(line, column) }
  }
  const addLink = (node: Place, href: string) => {
    context.links.push({ href, ...placeOf(node) })
  }
  const addImage = (node: Place, src: string, alt: string | undefined) => {
    context.shownFiles.push({ src, alt, ...placeOf(node) })
    if (context.images.has(src) || isAddress(src)) return
    report(
      context,
      node,
      'missing-image',
      `There is no image ${src}; images are in content/images/, and their paths start at the site's root.`,
      didYouMean(src, context.images.keys()),
    )
  }
  const definitions = new Map<string, string>()
  visit(tree, 'definition', ({ identifier, url }) => {
    if (!definitions.has(identifier)) definitions.set(identifier, url)
  })
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') addLink(node, node.url)
    else if (node.type === 'image') addImage(node, node.url, node.alt ?? '')
    else if (node.type === 'imageReference') {
      const src = definitions.get(node.identifier)
      if (src !== undefined) addImage(node, src, node.alt ?? '')
    } else if (node.type === 'html') {
      const { line, column } = node.position?.start ?? { line: 1, column: 1 }
      for (const { kind, address, alt, ...at } of rawReferences(node.value)) {
        const start = { line: line + at.line - 1, column: at.line === 1 ? column + at.column - 1 : at.column }
        if (kind === 'link') addLink({ position: { start } }, address)
        else addImage({ position: { start } }, address, alt)
      }
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const item of node.attributes) {
        const isLink = item.type === 'mdxJsxAttribute' && /^(?:href|[a-z]+Href)$/.test(item.name)
        if (isLink && typeof item.value === 'string') addLink(node, item.value)
      }
      // A screen is named, not found by a path.
      for (const name of node.name === 'Screen' ? [] : fileAttributes) {
        const src = literalAttribute(node, name)
        if (src !== undefined) addImage(node, src, altOf(node))
      }
      if (node.name === 'Step') {
        // Another level is reported as a wrong property.
        context.outline.push({ depth: literalAttribute(node, 'level') === '4' ? 4 : 3, ...placeOf(node) })
      }
    } else if (node.type === 'heading') {
      if (node.depth > 1) context.outline.push({ depth: node.depth, ...placeOf(node) })
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
  })
}
