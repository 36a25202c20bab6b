import { slug } from 'github-slugger'
import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'
import { z } from 'zod'
import type { TextEdit } from '../diagnostics/diagnostic.ts'
import { type ExplainedIssue, explainIssue } from '../diagnostics/explain-issue.ts'
import { certain, didYouMean } from '../diagnostics/nearest.ts'
import { htmlElements } from './html-elements.ts'
import { type ComponentDefinition, type PageContext, report } from './page-context.ts'
import { SKIP, visit } from './visit.ts'

type Jsx = MdxJsxFlowElement | MdxJsxTextElement

function checkProps(node: Jsx, definition: ComponentDefinition, context: PageContext): void {
  const name = node.name as string
  const known = Object.keys(definition.props.shape)
  const literal: Record<string, unknown> = {}
  const computed = new Set<string>()
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return
    if (!known.includes(attribute.name) && definition.props.def.catchall === undefined) {
      report(
        context,
        attribute.position === undefined ? node : attribute,
        'component-props',
        `<${name}> has no property “${attribute.name}”. It has: ${known.join(', ') || 'none'}.`,
        didYouMean(attribute.name, known),
      )
    } else if (attribute.value !== null && typeof attribute.value === 'object') computed.add(attribute.name)
    else literal[attribute.name] = attribute.value ?? true
  }
  const result = z.object(definition.props.shape).safeParse(literal)
  for (const issue of result.error?.issues ?? []) {
    const key = String(issue.path[0])
    if (computed.has(key)) continue
    const place = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === key)
    const value = literal[key]
    const { message, hint } =
      value === undefined
        ? { message: `<${name}> needs the property “${key}”.`, hint: `Write <${name} ${key}="…">.` }
        : explainProperty(issue, name, key, value)
    report(context, place?.position === undefined ? node : place, 'component-props', message, hint)
  }
}

/** A wrong value, with the way in which a tag writes a right one. */
function explainProperty(issue: z.core.$ZodIssue, name: string, key: string, value: unknown): ExplainedIssue {
  const explained = explainIssue(issue, `“${key}” of <${name}>`, value)
  if (issue.code !== 'invalid_type') return explained
  const hint = issue.expected === 'boolean' ? `Write “${key}” alone, or leave it out.` : `Write ${key}="…".`
  return { ...explained, hint }
}

function checkTerm(node: Jsx, context: PageContext): void {
  const attribute = node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === 'id')
  if (typeof attribute?.value !== 'string' || attribute.value in context.glossary) return
  report(
    context,
    attribute.position === undefined ? node : attribute,
    'unknown-term',
    `“${attribute.value}” is not in content/glossary.yaml.`,
    didYouMean(attribute.value, Object.keys(context.glossary)),
  )
}

/** The edits that give an element another name, in its opening and its closing tag. */
function renameEdits(node: Jsx, name: string, to: string, file: VFile, context: PageContext): TextEdit[] | undefined {
  if (node.position === undefined) return undefined
  const { start, end } = node.position
  const edit = (line: number, column: number): TextEdit => {
    return { line, column: context.sourceColumn(line, column), where: 'here', from: name, to }
  }
  const opening = edit(start.line, start.column + 1)
  const source = String(file).slice(start.offset, end.offset)
  if (source.endsWith('/>')) return [opening]
  // Blanks may stand in a closing tag; one that is broken over lines is left to the writer.
  const [, closed, rest = ''] = /<\/[ \t]*([\w.-]+)([ \t]*>)$/.exec(source) ?? []
  return closed === name ? [opening, edit(end.line, end.column - rest.length - name.length)] : undefined
}

/** Tabs are found by their value, in an address and in a reader's memory: two with one value are one. */
function checkTabs(node: Jsx, context: PageContext): void {
  const values = new Set<string>()
  visit(node, (tab) => {
    if (tab === node || (tab.type !== 'mdxJsxFlowElement' && tab.type !== 'mdxJsxTextElement')) return undefined
    if (tab.name === 'Tabs') return SKIP
    if (tab.name !== 'Tab') return undefined
    const textOf = (name: string) =>
      tab.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name)?.value
    const [value, label] = [textOf('value'), textOf('label')]
    const name = typeof value === 'string' ? value : typeof label === 'string' ? slug(label) : undefined
    if (name === undefined) return SKIP
    if (values.has(name)) {
      const message = `Two tabs of this group have the value “${name}”.`
      report(context, tab, 'component-props', message, 'Give each tab its own value="…".')
    }
    values.add(name)
    return undefined
  })
}

/** Unknown components and their properties. */
export const remarkComponents = (context: PageContext) => (tree: Root, file: VFile) => {
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    if (node.name === null) return
    const definition = context.components[node.name]
    if (definition !== undefined) {
      checkProps(node, definition, context)
      if (node.name === 'Term') checkTerm(node, context)
      if (node.name === 'Tabs') checkTabs(node, context)
    } else if (!htmlElements.has(node.name)) {
      const components = Object.keys(context.components)
      // A capital letter says that a component is meant.
      const names = /^[A-Z]/.test(node.name) ? components : [...components, ...htmlElements]
      const meant = certain(node.name, names)
      report(
        context,
        node,
        'unknown-component',
        `<${node.name}> is not a component. Use one of: ${components.join(', ')}.`,
        didYouMean(node.name, names) ?? 'To show it as text, write it in backticks.',
        'error',
        meant === undefined ? undefined : renameEdits(node, node.name, meant, file, context),
      )
    }
  })
}
