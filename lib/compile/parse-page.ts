import type { ElementContent, Root as HastRoot } from 'hast'
import rehypeRaw from 'rehype-raw'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { preventsBuild } from '../diagnostics/severity.ts'
import { evaluateMdx, parseMd, parseMdx, type RenderComponent } from '../markdown/evaluate-mdx.ts'
import { remarkHeadingIds } from '../markdown/heading-ids.ts'
import { remarkIncludeTags } from '../markdown/include-tags.ts'
import type { PageContext, RemarkPlugin } from '../markdown/page-context.ts'
import { remarkComponents } from '../markdown/remark-components.ts'
import { remarkDirectives } from '../markdown/remark-directives.ts'
import { remarkExpressions } from '../markdown/remark-expressions.ts'
import { remarkFences } from '../markdown/remark-fences.ts'
import { remarkHtml } from '../markdown/remark-html.ts'
import { remarkIncludes } from '../markdown/remark-includes.ts'
import { remarkLostMarkup } from '../markdown/remark-lost-markup.ts'
import { remarkPlaygrounds } from '../markdown/remark-playgrounds.ts'
import { remarkProse } from '../markdown/remark-prose.ts'
import { remarkMenuPaths, remarkReferences } from '../markdown/remark-references.ts'
import type { PieceContent } from '../markdown/shared-piece.ts'
import { visit } from '../markdown/visit.ts'

/** The plugins for the Markdown of a page, and of a shared piece before it is part of one, in their order. */
const pagePlugins: readonly RemarkPlugin[] = [
  remarkHeadingIds,
  remarkIncludeTags,
  remarkComponents,
  remarkExpressions,
  remarkHtml,
  remarkLostMarkup,
  remarkProse,
  remarkReferences,
  remarkDirectives,
  remarkPlaygrounds,
  remarkFences,
  remarkMenuPaths,
]

/** A page is not evaluated if its checks have found errors with which it cannot be; they are already reported. */
export class PageHasErrors extends Error {}

const toHast = unified().use(remarkRehype, { allowDangerousHtml: true }).freeze()

function hasRaw(tree: HastRoot): boolean {
  let isFound = false
  visit(tree, 'raw', () => {
    isFound = true
  })
  return isFound
}

function parseMarkdown(file: VFile, context: PageContext): HastRoot {
  const tree = parseMd(file)
  for (const plugin of pagePlugins) plugin(context)(tree, file)
  remarkIncludes(context, readPiece)(tree)
  const hast = toHast.runSync(tree, file)
  return hasRaw(hast) ? (rehypeRaw()(hast, file) as HastRoot) : hast
}

/** Parses a partial. One in plain Markdown becomes finished elements, since MDX can't contain its markup. */
function readPiece(file: VFile, context: PageContext): PieceContent {
  if (context.file.endsWith('.md')) return { elements: parseMarkdown(file, context).children as ElementContent[] }
  const tree = parseMdx(file)
  for (const plugin of pagePlugins) plugin(context)(tree, file)
  remarkIncludes(context, readPiece)(tree)
  return { children: tree.children.filter(({ type }) => type !== 'yaml') }
}

async function parseMdxPage(
  file: VFile,
  context: PageContext,
  components: Readonly<Record<string, RenderComponent>>,
): Promise<HastRoot> {
  const stopOnErrors = () => {
    // A token that isn't one is an expression whose name nothing defines.
    const isUndefined = context.diagnostics.some(({ code }) => code === 'unknown-token')
    if (isUndefined || preventsBuild(context.diagnostics)) throw new PageHasErrors()
  }
  const plugins = pagePlugins.map((plugin) => plugin(context))
  return evaluateMdx(file, [...plugins, remarkIncludes(context, readPiece), stopOnErrors], components)
}

/**
 * Parses a page to the syntax tree of its HTML, and collects in the context what the plugins find.
 * @throws PageHasErrors if they find such errors in MDX; VFileMessage on a syntax error; any error of an expression as it is
 */
export async function parsePage(
  text: string,
  context: PageContext,
  components: Readonly<Record<string, RenderComponent>>,
): Promise<HastRoot> {
  const file = new VFile({ path: context.file, value: text })
  return context.file.endsWith('.mdx') ? parseMdxPage(file, context, components) : parseMarkdown(file, context)
}
