import type { Code, Paragraph, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { didYouMean } from '../diagnostics/nearest.ts'
import { parseFenceMeta } from './fence-meta.ts'
import { highlightLanguages, languageLabels } from './languages.ts'
import { type PageContext, report } from './page-context.ts'
import { visit } from './visit.ts'

const admonitions: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  caution: 'Caution',
}
const directives = [...Object.keys(admonitions), 'code-group']

function admonition(node: ContainerDirective): void {
  const [first] = node.children
  const label = first?.type === 'paragraph' && first.data?.directiveLabel === true ? (first as Paragraph) : undefined
  const title: Paragraph = {
    type: 'paragraph',
    children: label?.children ?? [{ type: 'text', value: admonitions[node.name] as string }],
    data: { hName: 'p', hProperties: { className: ['admonition-title'] } },
  }
  node.children = [title, ...(label === undefined ? node.children : node.children.slice(1))]
  node.data = {
    hName: 'div',
    hProperties: { className: ['admonition'], dataType: node.name, role: 'note' },
  }
}

/** A tab per fence; its title is the tab's label, or its language where it has none. */
function codeGroup(node: ContainerDirective, context: PageContext): void {
  const fences = node.children.filter((child): child is Code => child.type === 'code')
  if (fences.length < 2 || fences.length !== node.children.length) {
    report(
      context,
      node,
      'invalid-code-group',
      'A code group contains two or more fences and nothing else.',
      'Move other text out of “:::code-group”, or use a single fence.',
    )
  }
  const labels = new Set<string>()
  node.children = fences.map((fence) => {
    const grammar = highlightLanguages[fence.lang ?? '']
    const label = parseFenceMeta(fence.meta).title ?? (grammar === undefined ? 'Text' : languageLabels[grammar])
    if (labels.has(label)) {
      report(
        context,
        fence,
        'invalid-code-group',
        `Two fences of this group would both be labeled “${label}”.`,
        'Give each fence a different title="…".',
      )
    }
    labels.add(label)
    fence.meta = (fence.meta ?? '').replace(/(?:^|\s)title="[^"]*"/, '')
    return {
      type: 'paragraph',
      children: [fence],
      data: { hName: 'doc-tab', hProperties: { dataLabel: label } },
    } as unknown as Paragraph
  })
  const { sync } = node.attributes ?? {}
  node.data = { hName: 'doc-tabs', hProperties: typeof sync === 'string' ? { dataGroup: sync } : {} }
}

/** Admonitions and code groups; a directive that could not be read would be shown as text and is reported. */
export const remarkDirectives = (context: PageContext) => (tree: Root) => {
  visit(tree, 'paragraph', (node) => {
    const [first] = node.children
    if (first?.type !== 'text' || !/^:{3,}\s*[a-z]/i.test(first.value)) return
    report(
      context,
      node,
      'unknown-directive',
      'This line starts like a directive but cannot be read as one.',
      'Write it like “:::note Title”; brackets in a title come in pairs.',
    )
  })
  visit(tree, 'containerDirective', (node) => {
    if (node.name === 'code-group') codeGroup(node, context)
    else if (node.name in admonitions) admonition(node)
    else {
      report(
        context,
        node,
        'unknown-directive',
        `“:::${node.name}” is not a directive. Use one of: ${directives.join(', ')}.`,
        didYouMean(node.name, directives),
      )
    }
  })
}
