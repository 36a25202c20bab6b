import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { z } from 'zod'
import type { TextEdit } from '../diagnostics/diagnostic.ts'
import { type ExplainedIssue, explainIssue } from '../diagnostics/explain-issue.ts'
import { certain, didYouMean } from '../diagnostics/nearest.ts'
import { htmlElements } from './html-elements.ts'
import { isJsx, type JsxNode } from './jsx-node.ts'
import { type ComponentDefinition, type PageContext, report } from './page-context.ts'
import { visit } from './visit.ts'

function checkProps(node: JsxNode, definition: ComponentDefinition, context: PageContext): void {
  const name = node.name as string
  const names = Object.keys(definition.props.shape)
  const literal: Record<string, unknown> = {}
  const computed = new Set<string>()
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return
    if (!names.includes(attribute.name) && definition.props.def.catchall === undefined) {
      report(
        context,
        attribute.position === undefined ? node : attribute,
        'component-props',
        `<${name}> has no property “${attribute.name}”. It has: ${names.join(', ') || 'none'}.`,
        didYouMean(attribute.name, names),
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

/** Explains an invalid value, with a hint in the syntax of a tag. */
function explainProperty(issue: z.core.$ZodIssue, name: string, key: string, value: unknown): ExplainedIssue {
  const explained = explainIssue(issue, `“${key}” of <${name}>`, value)
  if (issue.code !== 'invalid_type') return explained
  const hint = issue.expected === 'boolean' ? `Write “${key}” alone, or leave it out.` : `Write ${key}="…".`
  return { ...explained, hint }
}

/** Edits that rename an element, in its opening and closing tags. */
function renameEdits(
  node: JsxNode,
  name: string,
  to: string,
  file: VFile,
  context: PageContext,
): TextEdit[] | undefined {
  if (node.position === undefined) return undefined
  const { start, end } = node.position
  const edit = (line: number, column: number): TextEdit => {
    return { line, column: context.sourceColumn(line, column), where: 'here', from: name, to }
  }
  const opening = edit(start.line, start.column + 1)
  const source = String(file).slice(start.offset, end.offset)
  if (source.endsWith('/>')) return [opening]
  // A closing tag can contain spaces. One with a line break is not fixed.
  const [, closed, rest = ''] = /<\/[ \t]*([\w.-]+)([ \t]*>)$/.exec(source) ?? []
  return closed === name ? [opening, edit(end.line, end.column - rest.length - name.length)] : undefined
}

/** Reports unknown components and invalid properties, and runs the components' own checks. */
export const remarkComponents = (context: PageContext) => (tree: Root, file: VFile) => {
  visit(tree, (node) => {
    if (!isJsx(node) || node.name === null) return
    const definition = context.components[node.name]
    if (definition !== undefined) {
      checkProps(node, definition, context)
      definition.check?.(node, context)
    } else if (!htmlElements.has(node.name)) {
      const components = Object.keys(context.components)
      // A capital letter means that the writer wants a component.
      const names = /^[A-Z]/.test(node.name) ? components : [...components, ...htmlElements]
      const correctName = certain(node.name, names)
      report(
        context,
        node,
        'unknown-component',
        `<${node.name}> is not a component. Use one of: ${components.join(', ')}.`,
        didYouMean(node.name, names) ?? 'To show it as text, write it in backticks.',
        'error',
        correctName === undefined ? undefined : renameEdits(node, node.name, correctName, file, context),
      )
    }
  })
}
