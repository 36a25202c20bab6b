import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString as textOf } from 'hast-util-to-string'
import rehypePrettyCode from 'rehype-pretty-code'
import { unified } from 'unified'
import { bundledLanguage } from '../languages/bundled-languages.ts'
import { codeTheme } from '../markdown/code-theme.ts'
import { createPrettyCodeHighlighter, slotTransformer } from '../markdown/highlighter.ts'
import { rehypeLongCode } from '../markdown/long-code.ts'
import { numberSteps } from '../markdown/number-steps.ts'
import type { CompletedElement, SiteResources } from '../markdown/page-context.ts'
import { pageMarkdown, rehypeWithoutSources } from '../markdown/page-markdown.ts'
import { rehypeCode } from '../markdown/rehype-code.ts'
import { rehypeElements } from '../markdown/rehype-elements.ts'
import { rehypeHeadings } from '../markdown/rehype-headings.ts'
import { rehypeImages } from '../markdown/rehype-images.ts'
import { rehypeTabs } from '../markdown/rehype-tabs.ts'
import { rehypeSharedPieces } from '../markdown/shared-piece.ts'
import type { Slots } from '../markdown/slots.ts'
import { visit } from '../markdown/visit.ts'
import type { Heading } from '../pages/heading.ts'
import type { PagePassages } from '../parts/passage.ts'
import { type SiteLink, siteLinks } from '../parts/site-links.ts'
import { splitPassages } from '../parts/split-passages.ts'
import { type PageSection, splitSections } from '../parts/split-sections.ts'

/** What is read from a page's tree of HTML. */
export interface PageParts {
  html: string
  headings: Heading[]
  /** Words of running text. */
  words: number
  /** The body as plain Markdown, for agents and for readers who copy the page. */
  markdown: string
  /** The page's parts under its headings, for search. */
  sections: PageSection[]
  /** What answers may quote of each of these parts. */
  passages: PagePassages
  /** Links to pages of the site, for search. */
  siteLinks: SiteLink[]
}

/** What passes need beside the tree. */
export interface PassContext extends Pick<SiteResources, 'images' | 'components' | 'screens'> {
  /** Public URL of the page. */
  address: string
  slots: Slots
}

/** A step that changes the tree of a page, or reads something from it. */
export type HtmlPass = (tree: Root, context: PassContext) => Partial<PageParts> | Promise<Partial<PageParts>>

/** A pass that only changes the tree. */
const changing =
  (change: (tree: Root, context: PassContext) => void | Promise<void>): HtmlPass =>
  async (tree, context) => {
    await change(tree, context)
    return {}
  }

// rehype-pretty-code keeps the first highlighter of a theme for the whole process. It holds grammars only: the slots of a
// page reach it as a transformer.
const highlighter = createPrettyCodeHighlighter((name) => bundledLanguage(name)?.load())

async function highlightCode(tree: Root, { slots }: PassContext): Promise<void> {
  const processor = unified().use(rehypePrettyCode, {
    theme: codeTheme as never,
    grid: false,
    keepBackground: false,
    bypassInlineCode: true,
    getHighlighter: async () => highlighter as never,
    transformers: [slotTransformer(slots.put, true)],
  })
  await processor.run(tree)
}

/** Adds ids to headings, and divides the page at them. */
const readParts: HtmlPass = (tree) => {
  const headings = numberSteps(tree, rehypeHeadings()(tree))
  return {
    headings,
    sections: splitSections(tree, headings),
    passages: splitPassages(tree, headings),
    siteLinks: siteLinks(tree),
  }
}

/** Words of running text. Code isn't counted, because readers look it up. */
const countWords: HtmlPass = (tree) => {
  let words = 0
  visit(tree, 'element', (node) => {
    if (node.tagName === 'figure' && node.properties.className !== undefined) return 'skip'
    if (/^(?:p|h[2-6]|li|td|th|figcaption)$/.test(node.tagName)) {
      words += textOf(node).split(/\s+/).filter(Boolean).length
      return 'skip'
    }
    return undefined
  })
  return { words }
}

/** Calls each component's `complete` with all of its elements in page order. */
function completeComponents(tree: Root, { components, screens, slots }: PassContext): void {
  const elementsByName = new Map<string, CompletedElement[]>()
  visit(tree, 'element', (element) => {
    const { name = '', props } = element.data?.component ?? {}
    if (components[name]?.complete === undefined) return
    const elements = elementsByName.get(name) ?? []
    elements.push({ element, props })
    elementsByName.set(name, elements)
  })
  for (const [name, elements] of elementsByName)
    components[name]?.complete?.(elements as never, { screens, putSlot: slots.put })
}

/** The passes from the tree of a page to its HTML, in their order. */
export const htmlPasses: readonly HtmlPass[] = [
  (tree, { address, components }) => ({ markdown: pageMarkdown(tree, address, components) }),
  changing(rehypeWithoutSources()),
  changing(rehypeTabs()),
  readParts,
  changing(rehypeSharedPieces()),
  changing(highlightCode),
  changing(rehypeLongCode()),
  changing(rehypeCode()),
  changing(rehypeElements()),
  countWords,
  changing((tree, { images }) => rehypeImages(images)(tree)),
  changing(completeComponents),
  (tree, { slots }) => ({ html: slots.fill(toHtml(tree, { allowDangerousHtml: true })).trim() }),
]
