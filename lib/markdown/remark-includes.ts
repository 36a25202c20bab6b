import type { Code, Root, RootContent } from 'mdast'
import { VFile } from 'vfile'
import { substituteTokens } from '../config/tokens.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { plainSource } from '../diagnostics/text-place.ts'
import { rewriteDirectiveLines } from './container-directives.ts'
import { parseFenceMeta } from './fence-meta.ts'
import { isJsx, type JsxNode } from './jsx-node.ts'
import { collectNothing, type PageContext, report } from './page-context.ts'
import { isPartial, partialProperties, partialsFolder, sampleProperties } from './partial.ts'
import { type PieceContent, sharedPiece } from './shared-piece.ts'
import { SKIP, visit } from './visit.ts'

/** Characters that would be markup in a partial, so properties must not contain them. */
const markup = /[<>{}`"\n]/

function attributesOf(node: JsxNode): Record<string, string> {
  return Object.fromEntries(
    node.attributes.flatMap((item) =>
      item.type === 'mdxJsxAttribute' && typeof item.value === 'string' ? [[item.name, item.value] as const] : [],
    ),
  )
}

/**
 * The values of a partial's properties, from the page or else from the sample above. Reports properties without a
 * value, unknown properties, and values with markup.
 */
function valuesFor(
  node: JsxNode,
  file: string,
  names: readonly string[],
  sample: Code | undefined,
  context: PageContext,
): Record<string, string> | undefined {
  const { file: _, ...given } = attributesOf(node)
  const own = sample === undefined ? {} : sampleProperties(parseFenceMeta(sample.meta).title, sample.value)
  let isRight = true
  const diagnostic = (message: string, hint: string | undefined) => {
    report(context, node, 'include-property', message, hint)
    isRight = false
  }
  for (const [name, value] of Object.entries(given)) {
    if (!names.includes(name)) {
      const known = names.length === 0 ? 'It has none.' : `It has: ${names.join(', ')}.`
      diagnostic(`content/${file} has no property “${name}”. ${known}`, didYouMean(name, names))
    } else if (markup.test(value)) {
      diagnostic(`“${name}” cannot contain quotes, backticks, braces or angle brackets.`, 'Write plain text.')
    }
  }
  const values: Record<string, string> = {}
  for (const name of names) {
    const value = given[name] ?? own[name]
    if (value !== undefined) values[name] = value
    else if (name === 'sample') {
      diagnostic(
        `content/${file} needs the title of the sample above it.`,
        'Put the line right below a sample, and give the sample a title="file-name.json".',
      )
    } else diagnostic(`content/${file} needs the property “${name}”.`, `Write ${name}="…".`)
  }
  return isRight ? values : undefined
}

/** Reports why a partial can't be part of the page at all. @returns whether there is such a reason */
function isRefused(node: JsxNode, file: string, context: PageContext): boolean {
  if (context.reading.includes(`content/${file}`)) {
    report(context, node, 'include-property', `content/${file} includes itself.`, 'Remove one of the two lines.')
    return true
  }
  if (file.endsWith('.mdx') && context.file.endsWith('.md')) {
    const message = `content/${file} is MDX, and this file is plain Markdown.`
    const hint = 'Rename this file to end in “.mdx”, or the partial to end in “.md” if it has no components.'
    report(context, node, 'include-property', message, hint)
    return true
  }
  return false
}

/** Reports IDs of headings that a partial adds to a page that already has them. */
function addHeadingIds(node: JsxNode, file: string, ids: ReadonlySet<string>, context: PageContext): void {
  for (const id of ids) {
    if (context.headingIds.has(id)) {
      const message = `content/${file} has a heading with the ID “${id}”, which another heading of this page has.`
      report(context, node, 'heading-id', message, `Links to “#${id}” lead to the first one.`, 'warning')
    }
    context.headingIds.add(id)
  }
}

type ReadPiece = (file: VFile, context: PageContext) => PieceContent

/** What the plugins of a partial collect: only what it includes is part of the page. */
function contextOfPiece(path: string, context: PageContext): PageContext {
  return {
    ...context,
    ...collectNothing(),
    includes: context.includes,
    file: path,
    reading: [...context.reading, path],
    headingIds: new Set(),
    sourceColumn: (_, at) => at,
    tokenEditsOf: () => [],
  }
}

/**
 * The content that replaces an `<Include>`; nothing if there is a mistake in it or in the partial.
 * @param sample the last code block above it
 */
function includedContent(
  node: JsxNode,
  sample: Code | undefined,
  context: PageContext,
  readPiece: ReadPiece,
): RootContent[] {
  const { file } = attributesOf(node)
  // A missing or malformed `file` is reported as an invalid property.
  if (file === undefined || !isPartial(file)) return []
  if (isRefused(node, file, context)) return []
  context.includes.add(file)
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  context.partials.push({ file, line, column: context.sourceColumn(line, column) })
  const snippet = context.readSnippet(file)
  if (snippet === undefined) {
    const known = context.snippetNames().filter(isPartial)
    const hint = didYouMean(file, known) ?? `Files that pages include are in content/${partialsFolder}.`
    report(context, node, 'missing-snippet', `There is no file content/${file} to include.`, hint)
    return []
  }
  const text = plainSource(snippet)
  const values = valuesFor(node, file, Object.keys(partialProperties(text)), sample, context)
  if (values === undefined) return []
  const path = `content/${file}`
  const rewritten = rewriteDirectiveLines(substituteTokens(context.substitute(text).text, values).text, path)
  const own = contextOfPiece(path, context)
  try {
    const piece = sharedPiece(file, readPiece(new VFile({ path, value: rewritten.text }), own))
    addHeadingIds(node, file, own.headingIds, context)
    return [piece]
  } catch {
    // The errors are reported in the file itself.
    report(context, node, 'missing-snippet', `${path} cannot be read.`, 'Correct what is reported in that file.')
    return []
  }
}

/**
 * Replaces `<Include file="partials/…" />` with the partial. Runs after all other plugins: a partial passes through them
 * separately, so errors in it are reported once, in its own file.
 */
export const remarkIncludes = (context: PageContext, readPiece: ReadPiece) => (tree: Root) => {
  let sample: Code | undefined
  visit(tree, (node, index, parent) => {
    if (node.type === 'code') sample = node
    if (!isJsx(node) || node.name !== 'Include' || parent === undefined || index === undefined) return undefined
    if (node.type === 'mdxJsxTextElement') {
      report(context, node, 'include-property', '<Include> is inside a line of text.', 'Put it on a line of its own.')
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    const children = includedContent(node, sample, context, readPiece)
    parent.children.splice(index, 1, ...(children as never[]))
    return [SKIP, index + children.length]
  })
}
