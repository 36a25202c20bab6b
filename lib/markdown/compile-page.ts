import type { Root as HastRoot } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString as textOf } from 'hast-util-to-string'
import type { Root as MdastRoot } from 'mdast'
import rehypePrettyCode from 'rehype-pretty-code'
import rehypeRaw from 'rehype-raw'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import type { PagePassages } from '../assistant/passage.ts'
import { splitPassages } from '../assistant/split-passages.ts'
import { substituteTokens, type Tokens } from '../config/tokens.ts'
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts'
import { publicHref } from '../pages/public-href.ts'
import { routeOfFile } from '../pages/route.ts'
import type { ProseRun } from '../prose/prose-run.ts'
import type { Sample } from '../samples/sample.ts'
import { type PageSection, splitSections } from '../search/split-sections.ts'
import { codeTheme } from './code-theme.ts'
import { remarkContainerDirectives } from './container-directives.ts'
import { rewriteDirectiveLines } from './directive-lines.ts'
import { evaluateMdx, parseMdx, type RenderComponent } from './evaluate-mdx.ts'
import { createPrettyCodeHighlighter } from './highlighter.ts'
import { explainMdxError } from './mdx-error.ts'
import {
  type MenuPath,
  type PageContext,
  type PageImage,
  type PageLink,
  type PlacedHeading,
  type PlacedPartial,
  type RemarkPlugin,
  report,
  type SiteResources,
} from './page-context.ts'
import { pageMarkdown, rehypeWithoutSources } from './page-markdown.ts'
import { isPartial, partialProperties } from './partial.ts'
import { plainSource } from './plain-source.ts'
import { rehypeCode } from './rehype-code.ts'
import { rehypeElements } from './rehype-elements.ts'
import { type Heading, rehypeHeadings } from './rehype-headings.ts'
import { rehypeImages } from './rehype-images.ts'
import { rehypeScreens } from './rehype-screens.ts'
import { rehypeTabs } from './rehype-tabs.ts'
import { rehypeTerms } from './rehype-terms.ts'
import { remarkComponents } from './remark-components.ts'
import { remarkDirectives } from './remark-directives.ts'
import { remarkExpressions } from './remark-expressions.ts'
import { remarkFences } from './remark-fences.ts'
import { remarkHtml } from './remark-html.ts'
import { remarkIncludes } from './remark-includes.ts'
import { remarkMenuPaths } from './remark-menu-paths.ts'
import { remarkPlaygrounds } from './remark-playgrounds.ts'
import { remarkProse } from './remark-prose.ts'
import { remarkReferences } from './remark-references.ts'
import { remarkScreens } from './remark-screens.ts'
import { rehypeSharedPieces } from './shared-piece.ts'
import { createSlots, type Slots } from './slots.ts'
import { visit } from './visit.ts'

export interface CompiledPage {
  html: string
  headings: Heading[]
  words: number
  links: PageLink[]
  /** Pictures and other files that the page shows, by Markdown or by a component. */
  images: PageImage[]
  /** Headings in the order and at the places of the source, those of steps included. */
  outline: PlacedHeading[]
  /** What readers read as text, without code, addresses and tokens. */
  prose: ProseRun[]
  /** Code fences in the order of the source, diagrams and plain text left out. */
  samples: Sample[]
  /** The body as plain Markdown, for agents and for readers who copy the page. */
  markdown: string
  /** The page's parts under its headings, for search. */
  sections: PageSection[]
  /** What answers may quote of each of these parts. */
  passages: PagePassages
  /** Shared pieces that the page includes, in its order. */
  partials: PlacedPartial[]
  /** Click paths, with their places. */
  menuPaths: MenuPath[]
  /** Paths of included snippets, shared pieces, and screens. */
  includes: string[]
  diagnostics: Diagnostic[]
}

export interface PageSource {
  /** Path from the project's root. */
  file: string
  /** The file as the writer sees it, frontmatter included. */
  text: string
}

export type CompilePage = (source: PageSource) => Promise<CompiledPage>

export interface CompilerOptions extends SiteResources {
  tokens: Tokens
  /** Public origin of the site. */
  origin: string
  /** The components' render functions; they may keep finished markup in slots. */
  render: (putSlot: Slots['put']) => Readonly<Record<string, RenderComponent>>
}

// rehype-pretty-code keeps the first highlighter of a theme for the whole process. Compilers that follow it, as in a
// development server, share it, and with it the slots that it writes to.
const slots = createSlots()
const highlighter = createPrettyCodeHighlighter(slots)

function isMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && 'reason' in error && 'ruleId' in error
}

/** Words of running text; code blocks are not read, they are looked up. */
function countWords(tree: HastRoot): number {
  let words = 0
  visit(tree, 'element', (node) => {
    if (node.tagName === 'figure' && node.properties.className !== undefined) return 'skip'
    if (/^(?:p|h[2-6]|li|td|th|figcaption)$/.test(node.tagName)) {
      words += textOf(node).split(/\s+/).filter(Boolean).length
      return 'skip'
    }
    return undefined
  })
  return words
}

/** What a page goes through before it is HTML, and a shared piece before it is part of one. */
const pagePlugins: readonly RemarkPlugin[] = [
  remarkComponents,
  remarkExpressions,
  remarkHtml,
  remarkProse,
  remarkReferences,
  remarkDirectives,
  remarkPlaygrounds,
  remarkFences,
  remarkScreens,
  remarkMenuPaths,
]

/**
 * A compiler from pages to HTML. One pipeline for `.md` and `.mdx`: both end in the same syntax tree of HTML, through
 * the same plugins and serialiser. It collects what a writer did wrong and throws only for mistakes of our own.
 */
export function createPageCompiler({ tokens, origin, render, ...resources }: CompilerOptions): CompilePage {
  const components = render(slots.put)

  const markdown = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkContainerDirectives)
    .freeze()
  const toHast = unified().use(remarkRehype, { allowDangerousHtml: true }).freeze()
  const prettyCode = unified()
    .use(rehypePrettyCode, {
      theme: codeTheme as never,
      grid: false,
      keepBackground: false,
      bypassInlineCode: true,
      getHighlighter: async () => highlighter as never,
    })
    .freeze()

  async function parse(file: VFile, isMdx: boolean, context: PageContext): Promise<HastRoot> {
    const plugins = pagePlugins.map((plugin) => plugin(context))
    if (isMdx) {
      const stopOnErrors = () => {
        if (hasErrors(context.diagnostics)) throw new PageHasErrors()
      }
      return evaluateMdx(file, [...plugins, remarkIncludes(context, parseMdx, pagePlugins), stopOnErrors], components)
    }
    const tree = markdown.parse(file) as MdastRoot
    for (const plugin of plugins) plugin(tree, file)
    const hast = (await toHast.run(tree as never, file)) as unknown as HastRoot
    let hasRaw = false
    visit(hast, 'raw', () => {
      hasRaw = true
    })
    return hasRaw ? (rehypeRaw()(hast, file) as HastRoot) : hast
  }

  return async ({ file: path, text }) => {
    const plain = plainSource(text)
    // A shared piece is checked by itself, with the examples of its properties.
    const examples = isPartial(path.replace(/^content\//, '')) ? partialProperties(plain) : {}
    const substituted = substituteTokens(plain, { ...tokens, ...examples })
    const rewritten = rewriteDirectiveLines(substituted.text, path)
    const links: PageLink[] = []
    const images: PageImage[] = []
    const outline: PlacedHeading[] = []
    const headings: Heading[] = []
    const prose: ProseRun[] = []
    const samples: Sample[] = []
    const partials: PlacedPartial[] = []
    const menuPaths: MenuPath[] = []
    const context: PageContext = {
      ...resources,
      file: path,
      sourceColumn: (line, column) => substituted.sourceColumn(line, rewritten.sourceColumn(line, column)),
      substitute: (other) => substituteTokens(other, tokens),
      tokenEditsOf: substituted.editsOf,
      diagnostics: rewritten.diagnostics,
      links,
      shownFiles: images,
      outline,
      prose,
      samples,
      partials,
      menuPaths,
      includes: new Set(),
      putSlot: slots.put,
    }
    let html = ''
    let words = 0
    let markdown = ''
    let sections: PageSection[] = []
    let passages: PagePassages = []
    try {
      const file = new VFile({ path, value: rewritten.text })
      const tree = await parse(file, path.endsWith('.mdx'), context)
      const { route } = routeOfFile(path.replace(/^content\//, ''), tokens)
      markdown = pageMarkdown(tree, `${origin}${publicHref(route)}`)
      rehypeWithoutSources()(tree)
      rehypeTabs()(tree)
      rehypeTerms()(tree)
      rehypeHeadings(headings)(tree)
      sections = splitSections(tree, headings)
      passages = splitPassages(tree, headings)
      rehypeSharedPieces()(tree)
      const styled = (await prettyCode.run(tree as never)) as HastRoot
      rehypeCode()(styled)
      rehypeElements()(styled)
      words = countWords(styled)
      rehypeImages(resources.images)(styled)
      rehypeScreens(resources.screens, slots.put)(styled)
      html = slots.fill(toHtml(styled, { allowDangerousHtml: true })).trim()
    } catch (error) {
      if (isMessage(error)) {
        const { line, column, message, hint, rename } = explainMdxError(error, rewritten.text)
        const fix = rename && [
          { ...rename, column: context.sourceColumn(rename.line, rename.column), where: 'here' as const },
        ]
        report(context, { position: { start: { line, column } } }, 'mdx-syntax', message, hint, 'error', fix)
      } else if (!(error instanceof PageHasErrors)) {
        const reason = error instanceof Error ? error.message : String(error)
        report(context, {}, 'mdx-expression', `An expression on this page fails: ${reason}.`)
      }
    }
    const { diagnostics } = context
    const includes = [...context.includes]
    return {
      html,
      headings,
      words,
      links,
      images,
      outline,
      prose,
      samples,
      markdown,
      sections,
      passages,
      partials,
      menuPaths,
      includes,
      diagnostics,
    }
  }
}

/** Evaluation of a page stops once its checks have found errors: they are already reported. */
class PageHasErrors extends Error {}
