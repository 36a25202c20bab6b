import type { Code, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { didYouMean } from '../diagnostics/nearest.ts'
import { parseFenceMeta } from './fence-meta.ts'
import { allLanguages, highlightLanguages, languageInstead } from './languages.ts'
import { extractLineMarks } from './line-marks.ts'
import { type PageContext, report } from './page-context.ts'

/** Replaces the fence by the file it names, if any. */
function include(node: Code, file: string, context: PageContext): void {
  const text = context.readSnippet(file)
  context.includes.add(file)
  if (text === undefined) {
    report(
      context,
      node,
      'missing-snippet',
      `There is no file content/${file} to include.`,
      didYouMean(file, context.snippetNames()) ?? 'Paths start at content/, for example file="snippets/service.json".',
    )
  } else node.value = text.replace(/\n$/, '')
}

function checkLanguage(node: Code, context: PageContext): void {
  if (node.lang == null || allLanguages.includes(node.lang)) return
  const instead = languageInstead(node.lang)
  const hint =
    instead === undefined
      ? (didYouMean(node.lang, allLanguages) ?? 'Use “text” for output that needs no colours.')
      : `Write “${instead}”.`
  report(
    context,
    node,
    'unknown-language',
    `“${node.lang}” is not a language of code samples. There are: ${allLanguages.join(', ')}.`,
    hint,
  )
  node.lang = 'text'
}

/** The canonical meta that rehype-pretty-code reads; line marks come from `{1,3}` and from marker comments. */
function prettyMeta(node: Code): string {
  const meta = parseFenceMeta(node.meta)
  const { code, marks } = extractLineMarks(node.value)
  node.value = code
  for (const line of meta.highlighted) if (!marks.has(line)) marks.set(line, 'highlight')
  const linesOf = (wanted: string) => [...marks].filter(([, mark]) => mark === wanted).map(([line]) => line)
  const [highlighted, added, removed] = [linesOf('highlight'), linesOf('add'), linesOf('remove')]
  return [
    meta.title === undefined ? '' : `title="${meta.title}"`,
    meta.showLineNumbers ? `showLineNumbers${meta.startAt === undefined ? '' : `{${meta.startAt}}`}` : '',
    highlighted.length > 0 ? `{${highlighted.join(',')}}` : '',
    added.length > 0 ? `diffAdd=${added.join(',')}` : '',
    removed.length > 0 ? `diffRemove=${removed.join(',')}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function diagram(node: Code, context: PageContext): void {
  const meta = parseFenceMeta(node.meta)
  if (meta.alt === undefined) {
    report(
      context,
      node,
      'invalid-diagram',
      'A diagram needs a text for readers who cannot see it.',
      'Add alt="What the diagram shows and why it matters" after “mermaid”.',
    )
  }
  const result = context.renderDiagram(node.value)
  if ('error' in result) {
    report(context, node, 'invalid-diagram', `The diagram cannot be drawn: ${result.error}`)
    return
  }
  const width = Math.ceil(result.width)
  node.data = {
    hName: 'figure',
    hProperties: { className: ['diagram'] },
    hChildren: [
      {
        type: 'element',
        tagName: 'div',
        properties: {
          role: 'img',
          ariaLabel: meta.alt ?? '',
          style: `--diagram-width: ${width}px`,
          // On a narrow screen it scrolls in its own box; the keyboard must be able to scroll it, too.
          tabIndex: 0,
        },
        children: [{ type: 'text', value: context.putSlot(result.svg) }],
      },
      ...(meta.title === undefined
        ? []
        : [
            {
              type: 'element' as const,
              tagName: 'figcaption',
              properties: {},
              children: [{ type: 'text' as const, value: meta.title }],
            },
          ]),
    ],
  }
}

/** Includes, language check, line marks and diagrams of every fence. */
export const remarkFences = (context: PageContext) => (tree: Root) => {
  visit(tree, 'code', (node, index, parent) => {
    const { file } = parseFenceMeta(node.meta)
    if (file !== undefined) include(node, file, context)
    checkLanguage(node, context)
    if (node.lang === 'mermaid') {
      diagram(node, context)
      // A node of another type is not handled as code, so that `data.hName` alone says what it becomes.
      if (node.data !== undefined && parent && index !== undefined) {
        parent.children[index] = { type: 'paragraph', children: [], data: node.data, position: node.position } as never
      }
      return SKIP
    }
    const language = node.lang ?? 'text'
    node.lang = language
    // Markdown hands the meta on as data, MDX drops that and keeps properties: both say the same.
    node.meta = prettyMeta(node)
    node.data = { ...node.data, hProperties: { metastring: node.meta } }
    if (highlightLanguages[language] === undefined) node.lang = 'text'
    return undefined
  })
}
