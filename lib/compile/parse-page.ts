import type { Root as HastRoot } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import rehypeRaw from 'rehype-raw'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { hasErrors } from '../diagnostics/diagnostic.ts'
import { remarkContainerDirectives } from '../markdown/container-directives.ts'
import { evaluateMdx, parseMdx, type RenderComponent } from '../markdown/evaluate-mdx.ts'
import type { PageContext, RemarkPlugin } from '../markdown/page-context.ts'
import { remarkComponents } from '../markdown/remark-components.ts'
import { remarkDirectives } from '../markdown/remark-directives.ts'
import { remarkExpressions } from '../markdown/remark-expressions.ts'
import { remarkFences } from '../markdown/remark-fences.ts'
import { remarkHtml } from '../markdown/remark-html.ts'
import { remarkIncludes } from '../markdown/remark-includes.ts'
import { remarkMenuPaths } from '../markdown/remark-menu-paths.ts'
import { remarkPlaygrounds } from '../markdown/remark-playgrounds.ts'
import { remarkProse } from '../markdown/remark-prose.ts'
import { remarkReferences } from '../markdown/remark-references.ts'
import { visit } from '../markdown/visit.ts'

/** The plugins for the Markdown of a page, and of a shared piece before it is part of one, in their order. */
const pagePlugins: readonly RemarkPlugin[] = [
  remarkComponents,
  remarkExpressions,
  remarkHtml,
  remarkProse,
  remarkReferences,
  remarkDirectives,
  remarkPlaygrounds,
  remarkFences,
  remarkMenuPaths,
]

/** Evaluation of a page stops once its checks have found errors, which are already reported. */
export class PageHasErrors extends Error {}

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkContainerDirectives)
  .freeze()
const toHast = unified().use(remarkRehype, { allowDangerousHtml: true }).freeze()

function hasRaw(tree: HastRoot): boolean {
  let isFound = false
  visit(tree, 'raw', () => {
    isFound = true
  })
  return isFound
}

async function parseMarkdown(file: VFile, context: PageContext): Promise<HastRoot> {
  const tree: MdastRoot = markdown.parse(file)
  for (const plugin of pagePlugins) plugin(context)(tree, file)
  const hast = await toHast.run(tree, file)
  return hasRaw(hast) ? (rehypeRaw()(hast, file) as HastRoot) : hast
}

async function parseMdxPage(
  file: VFile,
  context: PageContext,
  components: Readonly<Record<string, RenderComponent>>,
): Promise<HastRoot> {
  const stopOnErrors = () => {
    if (hasErrors(context.diagnostics)) throw new PageHasErrors()
  }
  const plugins = pagePlugins.map((plugin) => plugin(context))
  return evaluateMdx(file, [...plugins, remarkIncludes(context, parseMdx, pagePlugins), stopOnErrors], components)
}

/**
 * Parses a page to the syntax tree of its HTML, and collects in the context what the plugins find.
 * @throws PageHasErrors if they find errors in MDX; VFileMessage on a syntax error; any error of an expression as it is
 */
export function parsePage(
  text: string,
  context: PageContext,
  components: Readonly<Record<string, RenderComponent>>,
): Promise<HastRoot> {
  const file = new VFile({ path: context.file, value: text })
  return context.file.endsWith('.mdx') ? parseMdxPage(file, context, components) : parseMarkdown(file, context)
}
