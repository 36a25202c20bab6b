import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'

/** What the tests need to know of a page; its tree is dropped, because a site has many. */
export interface ParsedPage {
  title: string | undefined
  headingCount: number
  /** Names of its sidebars. */
  sidebars: readonly string[]
  /** Targets in its table of contents. */
  contents: readonly string[]
  /** Anchors of the headings of its text, of levels 2 to 6. */
  sections: readonly string[]
  canonical: string | undefined
  ogImage: string | undefined
  ids: ReadonlySet<string>
  /** Targets of `<a>`. */
  links: readonly string[]
  /** Scripts that every current browser loads before the reader does anything. */
  scripts: readonly string[]
  stylesheets: readonly string[]
  /** Contents of `<style>` and of `style` attributes. */
  inlineStyles: readonly string[]
  /** Everything that a browser loads by itself. */
  resources: readonly string[]
  /** Scripts and styles that are inline in the page and that a policy must allow. */
  inlineCode: readonly string[]
  /** Names of attributes that hold code. */
  codeAttributes: readonly string[]
  /** The text as a reader gets it, the words in its drawings included. */
  text: string
}

/** Relations of `<link>` that name a page, not something to load. */
const references = new Set(['canonical', 'alternate', 'author', 'license', 'next', 'prev'])

function relationsOf({ properties }: Element): string[] {
  return Array.isArray(properties.rel) ? properties.rel.map(String) : []
}

/** Addresses of a `srcset`, without their widths. */
function urlsOfSet(set: Element['properties'][string]): (string | undefined)[] {
  const text = Array.isArray(set) ? set.join(',') : set
  return typeof text === 'string' ? text.split(/,\s*/).map((entry) => entry.trim().split(/\s/)[0]) : []
}

function resourcesOf(element: Element): string[] {
  const { tagName, properties } = element
  const isLoadedLink = tagName === 'link' && !relationsOf(element).some((relation) => references.has(relation))
  const loadsHref = isLoadedLink || tagName === 'image' || tagName === 'use'
  const found = [
    ...[properties.src, properties.poster, properties.data],
    ...(loadsHref ? [properties.href, properties.xLinkHref] : []),
    ...[properties.srcSet, properties.imageSrcSet].flatMap(urlsOfSet),
  ]
  return found.filter((url): url is string => typeof url === 'string' && url !== '')
}

function isScriptPreload(element: Element): boolean {
  const relations = relationsOf(element)
  return relations.includes('modulepreload') || (relations.includes('preload') && element.properties.as === 'script')
}

const unseen = new Set(['script', 'style', 'head', 'template'])
const textElement = /^(?:p|li|h[1-6]|td|th|pre|a|button|summary|figcaption|text)$/

/**
 * Calls a function with each element in a tree, but with none inside those for which it returns false. Sites have many
 * elements, and a general visitor, which also tells what is around each, takes as long as parsing does.
 */
function walk(parent: Root | Element, see: (element: Element, parent: Root | Element) => boolean): void {
  for (const child of parent.children) if (child.type === 'element' && see(child, parent)) walk(child, see)
}

function seenTextOf(tree: Root): string {
  const parts: string[] = []
  walk(tree, (element) => {
    if (unseen.has(element.tagName)) return false
    const isText = textElement.test(element.tagName)
    if (isText) parts.push(textOf(element))
    return !isText
  })
  return parts.join('\n')
}

/** Elements of some kinds inside those with a class. */
function elementsInside(tree: Root, className: string, names: readonly string[]): Element[] {
  const found: Element[] = []
  walk(tree, (outer) => {
    if (![outer.properties.className].flat().includes(className)) return true
    walk(outer, (element) => {
      if (names.includes(element.tagName)) found.push(element)
      return true
    })
    return false
  })
  return found
}

/** The parts of an article that have sections, in their order. */
const textParts = ['prose', 'page-operations', 'related-guides']
const sectionHeadings = ['h2', 'h3', 'h4', 'h5', 'h6']

/** Reads a whole page, or a fragment of one, with the parser that browsers' rules prescribe. */
export function parsePage(html: string, { fragment }: { fragment: boolean }): ParsedPage {
  const tree: Root = fromHtml(html, { fragment })
  const page = {
    title: undefined as string | undefined,
    headingCount: 0,
    sidebars: [] as string[],
    contents: elementsInside(tree, 'toc', ['a']).map(({ properties }) => String(properties.href)),
    sections: textParts
      .flatMap((part) => elementsInside(tree, part, sectionHeadings))
      .map(({ properties }) => `#${properties.id}`),
    canonical: undefined as string | undefined,
    ogImage: undefined as string | undefined,
    ids: new Set<string>(),
    links: [] as string[],
    scripts: new Set<string>(),
    stylesheets: [] as string[],
    inlineStyles: [] as string[],
    resources: [] as string[],
    inlineCode: [] as string[],
    codeAttributes: [] as string[],
    text: seenTextOf(tree),
  }
  walk(tree, (element, parent) => {
    const { tagName, properties } = element
    const href = typeof properties.href === 'string' ? properties.href : undefined
    if (typeof properties.id === 'string') page.ids.add(properties.id)
    if (typeof properties.style === 'string') page.inlineStyles.push(properties.style)
    page.resources.push(...resourcesOf(element))
    if (tagName === 'h1') page.headingCount += 1
    if ([properties.className].flat().includes('sidebar')) page.sidebars.push(String(properties.ariaLabel))
    if (tagName === 'a' && href !== undefined) page.links.push(href)
    // An SVG may have its own title.
    if (tagName === 'title' && parent.type === 'element' && parent.tagName === 'head') page.title = textOf(element)
    if (tagName === 'style') page.inlineStyles.push(textOf(element))
    page.codeAttributes.push(...Object.keys(properties).filter((name) => /^on[a-z]/i.test(name)))
    const runs = tagName === 'script' && properties.src === undefined && properties.type === undefined
    if (runs || tagName === 'style') page.inlineCode.push(textOf(element))
    if (tagName === 'meta' && properties.property === 'og:image') page.ogImage = String(properties.content)
    if (tagName === 'script' && typeof properties.src === 'string' && !properties.noModule)
      page.scripts.add(properties.src)
    if (tagName === 'link' && href !== undefined) {
      if (relationsOf(element).includes('canonical')) page.canonical = href
      if (relationsOf(element).includes('stylesheet')) page.stylesheets.push(href)
      if (isScriptPreload(element)) page.scripts.add(href)
    }
    return true
  })
  return { ...page, scripts: [...page.scripts] }
}
