import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { didYouMean } from '../diagnostics/nearest.ts'
import { navigationPath, screenPath } from '../screens/screen-path.ts'
import { type PageContext, report } from './page-context.ts'
import { visit } from './visit.ts'

type Jsx = MdxJsxFlowElement | MdxJsxTextElement

function checkScreen(node: Jsx, context: PageContext): void {
  const attribute = node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === 'src')
  const place = attribute?.position === undefined ? node : attribute
  const src = attribute?.value
  if (src !== null && typeof src === 'object') {
    report(context, place, 'component-props', '“src” of <Screen> is computed.', 'Write src="…".')
    return
  }
  // A missing or misspelled property is reported with the others.
  if (typeof src !== 'string') return
  context.includes.add(screenPath(src))
  context.includes.add(navigationPath)
  const names = context.screens?.names() ?? []
  if (names.includes(src)) return
  const hint = didYouMean(src, names) ?? `Write content/${screenPath(src)}; docs/screens.md shows how.`
  report(context, place, 'missing-screen', `There is no screen “${src}” in content/screens/.`, hint)
}

/** Notes the screens that a page shows, and reports those that do not exist. */
export const remarkScreens = (context: PageContext) => (tree: Root) => {
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    if (node.name === 'Screen') checkScreen(node, context)
  })
}
