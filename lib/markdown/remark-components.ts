import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { z } from 'zod'
import type { TextEdit } from '../diagnostics/diagnostic.ts'
import { type ExplainedIssue, explainIssue } from '../diagnostics/explain-issue.ts'
import { didYouMean, nearest } from '../diagnostics/nearest.ts'
import { formOfTag } from './foreign-tags.ts'
import { htmlElements } from './html-elements.ts'
import { attributeOf, isJsx, type JsxNode } from './jsx-node.ts'
import { type ComponentDefinition, editsOfPage, type PageContext, report } from './page-context.ts'
import { evaluate } from './remark-expressions.ts'
import { visit } from './visit.ts'

interface ReadAttributes {
  values: Record<string, unknown>
  /** Those whose values are only known when the page is evaluated. */
  computed: Set<string>
  /** The properties that misspelled ones resemble. */
  meant: Set<string>
}

/** The attributes of a component; undefined if it spreads an object. Reports those that it does not have. */
function readAttributes(
  node: JsxNode,
  { props }: ComponentDefinition,
  context: PageContext,
): ReadAttributes | undefined {
  const names = Object.keys(props.shape)
  const attributes: ReadAttributes = { values: {}, computed: new Set(), meant: new Set() }
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined
    const { name, value, position } = attribute
    if (!names.includes(name) && props.def.catchall === undefined) {
      for (const near of nearest(name, names)) attributes.meant.add(near)
      const message = `<${node.name}> has no property “${name}”. It has: ${names.join(', ') || 'none'}.`
      report(context, position === undefined ? node : attribute, 'component-props', message, didYouMean(name, names))
    } else if (value !== null && typeof value === 'object') {
      const evaluated = evaluate(value.value)
      if ('value' in evaluated) attributes.values[name] = evaluated.value
      else attributes.computed.add(name)
    } else attributes.values[name] = value ?? true
  }
  return attributes
}

function checkProps(node: JsxNode, definition: ComponentDefinition, context: PageContext): void {
  const name = node.name as string
  const attributes = readAttributes(node, definition, context)
  if (attributes === undefined) return
  const { values, computed, meant } = attributes
  for (const issue of z.object(definition.props.shape).safeParse(values).error?.issues ?? []) {
    const key = String(issue.path[0])
    const value = values[key]
    // A misspelled property is one mistake, not two.
    if (computed.has(key) || (meant.has(key) && value === undefined)) continue
    const place = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === key)
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

function reportUnknown(node: JsxNode, name: string, file: VFile, context: PageContext): void {
  const components = Object.keys(context.components)
  // A capital letter means that the writer wants a component.
  const names = /^[A-Z]/.test(name) ? components : [...components, ...htmlElements]
  const page = String(file)
  const form = formOfTag(node, page, editsOfPage(context, page))
  const sameLetters = names.filter((other) => other.toLowerCase() === name.toLowerCase())
  // Other similar names are only suggestions: a tag that looks like another one can mean something else.
  const [rename] = sameLetters.length === 1 && (form === undefined || attributeOf(node, 'summary')) ? sameLetters : []
  report(
    context,
    node,
    'unknown-component',
    `<${name}> is not a component. Use one of: ${components.join(', ')}.`,
    form?.hint ?? didYouMean(name, names) ?? 'To show it as text, write it in backticks.',
    'error',
    rename === undefined ? form?.fix : renameEdits(node, name, rename, file, context),
  )
}

/** Reports unknown components and invalid properties, and runs the components' own checks. */
export const remarkComponents = (context: PageContext) => (tree: Root, file: VFile) => {
  // A `<summary>` is part of its `<details>`, which is reported.
  const summaries = new Set<JsxNode>()
  visit(tree, (node) => {
    if (!isJsx(node) || node.name === null) return
    if (node.name === 'details') {
      visit(node, (inner) => {
        if (isJsx(inner) && inner.name === 'summary') summaries.add(inner)
      })
    }
    const definition = context.components[node.name]
    if (definition !== undefined) {
      checkProps(node, definition, context)
      definition.check?.(node, context)
    } else if (!htmlElements.has(node.name) && !summaries.has(node)) {
      reportUnknown(node, node.name, file, context)
    }
  })
}
