import type { Code, Paragraph, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { didYouMean } from '../diagnostics/nearest.ts'
import { upperFirst } from '../diagnostics/upper-first.ts'
import { addedLanguage } from '../languages/bundled-languages.ts'
import { languageOf, languages } from '../languages/languages.ts'
import { type Admonition, admonitions, foreignAdmonitions } from './admonitions.ts'
import { parseFenceMeta } from './fence-meta.ts'
import { type PageContext, report } from './page-context.ts'
import { visit } from './visit.ts'

/** Names of all directives. */
export const directives = [...Object.keys(admonitions), 'code-group']

function toAdmonition(node: ContainerDirective, { title: plainTitle }: Admonition): void {
  const [first] = node.children
  const label = first?.type === 'paragraph' && first.data?.directiveLabel === true ? (first as Paragraph) : undefined
  const title: Paragraph = {
    type: 'paragraph',
    children: label?.children ?? [{ type: 'text', value: plainTitle }],
    data: { hName: 'p', hProperties: { className: ['admonition-title'] } },
  }
  node.children = [title, ...(label === undefined ? node.children : node.children.slice(1))]
  node.data = {
    hName: 'div',
    hProperties: { className: ['admonition'], dataType: node.name, role: 'note' },
  }
}

function languageLabel(word: string, { addedLanguages = [] }: PageContext): string {
  const language = languageOf(word)
  return language === undefined ? (addedLanguage(word, addedLanguages)?.label ?? 'Text') : languages[language].label
}

/** Turns each fence into a tab, labeled with its title or, without one, its language. */
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
    const label = parseFenceMeta(fence.meta).title ?? languageLabel(fence.lang ?? '', context)
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

/** The form here of a directive of another engine, or one with almost the same name. */
function hintFor(name: string): string | undefined {
  const own = Object.hasOwn(foreignAdmonitions, name) ? foreignAdmonitions[name] : undefined
  if (own === undefined) return didYouMean(name, directives)
  return `Write “:::${own} ${upperFirst(name)}”, or “:::${own}” for its own title.`
}

/** Converts admonitions and code groups. Reports directives that can't be parsed, which would be shown as text. */
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
    const admonition = admonitions[node.name]
    if (node.name === 'code-group') codeGroup(node, context)
    else if (admonition !== undefined) toAdmonition(node, admonition)
    else {
      report(
        context,
        node,
        'unknown-directive',
        `“:::${node.name}” is not a directive. Use one of: ${directives.join(', ')}.`,
        hintFor(node.name),
      )
    }
  })
}
