import type { Root, Strong } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { didYouMeanFile } from '../diagnostics/nearest.ts'
import { attributeText, isJsx, type JsxNode } from './jsx-node.ts'
import { type PageContext, type Place, report } from './page-context.ts'
import { rawReferences } from './raw-references.ts'
import { visit } from './visit.ts'

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
  return node.attributes.some((item) => item.type !== 'mdxJsxAttribute' || item.name === 'alt') ? undefined : ''
}

/** HTML attributes with references. */
const htmlReferences = { links: ['href'], files: ['src', 'poster'] }

/**
 * Collects links, images, and headings with their positions for site-wide checks, and reports missing images and
 * headings of level 1.
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
      didYouMeanFile(src, context.images.keys()) ?? 'Add the file, or correct the path.',
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
    } else if (isJsx(node)) {
      const definition = context.components[node.name ?? '']
      const { links = [], files = [] } = definition ?? htmlReferences
      for (const item of node.attributes) {
        const isLink = item.type === 'mdxJsxAttribute' && links.includes(item.name)
        if (isLink && typeof item.value === 'string') addLink(node, item.value)
      }
      for (const src of files.map((name) => attributeText(node, name))) {
        if (src !== undefined) addImage(node, src, altOf(node))
      }
      if (definition?.headingDepth) context.outline.push({ depth: definition.headingDepth(node), ...placeOf(node) })
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
