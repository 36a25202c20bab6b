import { createProcessor, run } from '@mdx-js/mdx'
import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import type { Root as MdastRoot } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { VFile } from 'vfile'
import { remarkContainerDirectives } from './container-directives.ts'
import { remarkHeadingIdSyntax } from './heading-ids.ts'

/** A component for writers: a function from properties and rendered children to HTML elements. No state, no React. */
export type RenderComponent = (props: Record<string, unknown>, children: Element['children']) => Element | Root

type Props = Record<string, unknown> & { children?: unknown }

function childList(children: unknown): Element['children'] {
  return [children].flat(Number.POSITIVE_INFINITY).flatMap((child) => {
    if (child === null || child === undefined || typeof child === 'boolean') return []
    if (typeof child === 'object' && (child as Root).type === 'root')
      return (child as Root).children as Element['children']
    return typeof child === 'object' ? [child as Element] : [{ type: 'text', value: String(child) }]
  })
}

/** JSX runtime that builds syntax trees, so `.md` and `.mdx` are converted to HTML in the same way. */
function jsx(type: unknown, { children, ...props }: Props): unknown {
  if (typeof type === 'function') return type({ ...props, children })
  const content = childList(children)
  return typeof type === 'string' ? h(type, props as never, content) : { type: 'root', children: content }
}

const syntax = [remarkFrontmatter, remarkGfm, remarkContainerDirectives, remarkHeadingIdSyntax]
const mdx = createProcessor({ format: 'mdx', remarkPlugins: syntax }).freeze()
const md = unified().use(remarkParse).use(syntax).freeze()

/** Parses MDX. @throws VFileMessage on a syntax error, with its position */
export function parseMdx(file: VFile | string): MdastRoot {
  return mdx.parse(file) as MdastRoot
}

/** Parses plain Markdown, with the same extensions of its syntax. */
export function parseMd(file: VFile | string): MdastRoot {
  return md.parse(file)
}

/**
 * Evaluates an MDX page to an HTML syntax tree. MDX only runs here, during the build and never in a browser.
 * @throws VFileMessage on a syntax error, with its position; errors of expressions are rethrown unchanged
 */
export async function evaluateMdx(
  file: VFile,
  plugins: readonly ((tree: MdastRoot, file: VFile) => void)[],
  components: Readonly<Record<string, RenderComponent>>,
): Promise<Root> {
  const processor = createProcessor({
    format: 'mdx',
    outputFormat: 'function-body',
    // HTML spelling of attributes and table cells, not React's, because the result is an HTML tree.
    elementAttributeNameCase: 'html',
    stylePropertyNameCase: 'css',
    tableCellAlignToStyle: false,
    remarkPlugins: [...syntax, ...plugins.map((transform) => () => transform)],
  })
  const code = String(await processor.process(file))
  const module = await run(code, { Fragment: Symbol.for('fragment'), jsx, jsxs: jsx, baseUrl: 'file:///' } as never)
  const map = Object.fromEntries(
    Object.entries(components).map(([name, render]) => [
      name,
      ({ children, ...props }: Props) => render(props, childList(children)),
    ]),
  )
  const result: unknown = module.default({ components: map } as never)
  return { type: 'root', children: childList(result) }
}
