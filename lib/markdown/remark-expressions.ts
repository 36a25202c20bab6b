import type { Nodes, Root } from 'mdast'
import type { VFile } from 'vfile'
import { bracedName } from '../config/unknown-tokens.ts'
import { placeOfOffset } from '../diagnostics/text-place.ts'
import { isJsx } from './jsx-node.ts'
import { exportedNames, importsOf, type ModuleImport } from './module-imports.ts'
import { type PageContext, type Place, report } from './page-context.ts'
import { visit } from './visit.ts'

interface CodeNode {
  type: string
  value: string
  data?: { estree?: unknown }
}

/** Code of a page: its text, its place, and its syntax tree. */
interface PageCode extends Place {
  value: string
  tree: unknown
}

const asText = 'To show a brace, write it in backticks or as “\\{”.'

/** Whether a name in braces at this place is already reported as a misspelled token. */
function isReported(context: PageContext, { position }: Place): boolean {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  const at = context.sourceColumn(line, column)
  return context.diagnostics.some(
    (known) => known.code === 'unknown-token' && known.line === line && known.column === at,
  )
}

/** Braces around a single name, which are meant as text. */
function checkName(node: Place, name: string, context: PageContext): void {
  if (isReported(context, node)) return
  const hint = `To show it, put it in backticks or write “\\{${name}}”.`
  report(context, node, 'mdx-expression', `“{${name}}” is read as an expression, not as text.`, hint)
}

/** The value of an expression, or why it fails; neither for what only MDX can read. */
export function evaluate(expression: string, exported = ''): { value?: unknown; failure?: string } {
  try {
    return { value: new Function('props', `${exported}\nreturn (${expression}\n)`)({}) }
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

/** Expressions in text, and those of a tag's attributes. */
function expressionsOf(node: Nodes): PageCode[] {
  if (isJsx(node)) {
    return node.attributes.flatMap((item) =>
      item.type === 'mdxJsxAttribute' && typeof item.value === 'object' && item.value !== null
        ? [{ value: item.value.value, position: item.position ?? node.position, tree: item.value.data?.estree }]
        : [],
    )
  }
  const { type, value, data } = node as CodeNode
  const isExpression = type === 'mdxTextExpression' || type === 'mdxFlowExpression'
  return isExpression ? [{ value, position: node.position, tree: data?.estree }] : []
}

/** Reports imports, which pages never need. @returns what is imported */
function reportImports(tree: unknown, context: PageContext): ModuleImport[] {
  const imports = importsOf(tree)
  for (const { source, ...place } of imports) {
    report(
      context,
      place,
      'mdx-expression',
      `A page cannot import${source === undefined ? '' : ` “${source}”`}: it is rendered to HTML when the site is built.`,
      'Remove the line. Components work without an import; include shared samples with file="snippets/…".',
    )
  }
  return imports
}

/** What the imports and exports of a page are to its expressions. */
interface PageModule {
  /** The code of the exports, which expressions may use. */
  exported: string
  /** Why expressions fail that use what is already reported. */
  known: Set<string>
}

function readModule(tree: Root, context: PageContext): PageModule {
  const module: PageModule = { exported: '', known: new Set() }
  visit(tree, (node) => {
    const { type, value, data } = node as CodeNode
    if (type !== 'mdxjsEsm') return
    const imports = reportImports(data?.estree, context)
    if (imports.length > 0) {
      const names = [...imports.flatMap((one) => one.names), ...exportedNames(data?.estree)]
      for (const name of names) module.known.add(`${name} is not defined`)
      return
    }
    module.exported += `${value.replace(/^export\s+/gm, '')}\n`
    const { failure } = evaluate('undefined', module.exported)
    if (failure === undefined || module.known.has(failure)) return
    module.known.add(failure)
    report(context, node, 'mdx-expression', `This export fails: ${failure}.`, 'Write the value itself.')
  })
  return module
}

/** Braces around a name in plain Markdown, which has no expressions: readers would see them. */
function checkPlainText(tree: Root, source: string, context: PageContext): void {
  visit(tree, 'text', ({ position }) => {
    const { start, end } = position ?? {}
    if (start?.offset === undefined || end?.offset === undefined) return
    for (const { 1: name = '', index } of source.slice(start.offset, end.offset).matchAll(bracedName)) {
      const place = { position: { start: placeOfOffset(source, start.offset + index) } }
      if (isReported(context, place)) continue
      const hint = 'Correct its name, or put it in backticks to show the braces.'
      report(context, place, 'unknown-token', `“{${name}}” is not a token, so readers would see the braces.`, hint)
    }
  })
}

/**
 * Reports imports, expressions that fail, and braces around a single name, which are meant as text. Otherwise they would
 * fail without a position, or render nothing.
 */
export const remarkExpressions = (context: PageContext) => (tree: Root, file: VFile) => {
  if (context.file.endsWith('.md')) {
    checkPlainText(tree, String(file), context)
    return
  }
  const { exported, known } = readModule(tree, context)
  visit(tree, (node) => {
    for (const { value, tree: code, ...place } of expressionsOf(node)) {
      // A page may use what it exports.
      const isName = exported === '' && !isJsx(node) && /^\s*[A-Za-z_$][\w$]*\s*$/.test(value)
      const failure = isName
        ? `${value.trim()} is not defined`
        : reportImports(code, context).length === 0 && evaluate(value, exported).failure
      if (!failure || known.has(failure)) continue
      if (isName) checkName(place, value, context)
      else report(context, place, 'mdx-expression', `This expression fails: ${failure}.`, asText)
    }
  })
}
