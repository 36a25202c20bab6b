import type { Code, Root } from 'mdast'
import type { VFile } from 'vfile'
import { didYouMean } from '../diagnostics/nearest.ts'
import { plainSource } from '../diagnostics/text-place.ts'
import { addedLanguage, bundledLanguage } from '../languages/bundled-languages.ts'
import { allLanguages, languageInstead, languageOf } from '../languages/languages.ts'
import { placeLines } from '../pages/place-in-source.ts'
import type { Sample, SampleLine } from '../pages/sample.ts'
import { type FenceMeta, parseFenceMeta } from './fence-meta.ts'
import { extractLineMarks, type MarkedCode } from './line-marks.ts'
import type { LostLine } from './lost-diagram-lines.ts'
import { type PageContext, report } from './page-context.ts'
import { SKIP, visit } from './visit.ts'

/** Replaces a fence's code with the file it refers to. Returns the positions of the lines in that file, if any. */
function include(node: Code, file: string, context: PageContext): SampleLine[] | undefined {
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
    return undefined
  }
  const substituted = context.substitute(plainSource(text))
  node.value = substituted.text.replace(/\n$/, '')
  return placeLines(node.value, { lines: node.value.split('\n'), editsOf: substituted.editsOf }, 1)
}

/** What to write instead of a word that is not a language, and a fix if it is only another name of one. */
function explainUnknown(node: Code, word: string, known: readonly string[], source: string, context: PageContext) {
  const instead = languageInstead(word)
  const add = bundledLanguage(word) && `add “${word}” to “code.languages” in site.config.ts to highlight it unchecked.`
  if (instead === undefined) {
    const near = didYouMean(word, known) ?? 'Use “text” for output that needs no colors.'
    return { hint: add === undefined ? near : `Write “text”, or ${add}`, fix: undefined }
  }
  if (add !== undefined) return { hint: `Write “${instead}”, or ${add}`, fix: undefined }
  const { line, column, offset = 0 } = node.position?.start ?? { line: 1, column: 1 }
  const fence = /^[`~]+\s*/.exec(source.slice(offset))?.[0] ?? ''
  const at = { line, column: context.sourceColumn(line, column) + fence.length, where: 'here' } as const
  return { hint: `Write “${instead}”.`, fix: [{ ...at, from: word, to: instead }] }
}

function checkLanguage(node: Code, source: string, context: PageContext): void {
  if (node.lang == null) {
    // Indented code can't have a language.
    const isFence = /[`~]/.test(source.charAt(node.position?.start.offset ?? 0))
    const message = 'This code block has no language.'
    if (isFence) report(context, node, 'unknown-language', message, 'Write it after the fence, or “text” for output.')
    return
  }
  const { addedLanguages = [] } = context
  const word = node.lang
  if (allLanguages.includes(word) || addedLanguage(word, addedLanguages) !== undefined) return
  const known = [...allLanguages, ...addedLanguages]
  const { hint, fix } = explainUnknown(node, word, known, source, context)
  const message = `“${word}” is not a language of code samples. Use one of: ${known.join(', ')}.`
  report(context, node, 'unknown-language', message, hint, 'error', fix)
  node.lang = fix?.[0]?.to ?? 'text'
}

/** The canonical meta that rehype-pretty-code reads; line marks come from `{1,3}` and from marker comments. */
function prettyMeta(meta: FenceMeta, marks: MarkedCode['marks']): string {
  for (const line of meta.highlighted) if (!marks.has(line)) marks.set(line, 'highlight')
  const linesOf = (kind: string) => [...marks].filter(([, mark]) => mark === kind).map(([line]) => line)
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

/** Width from which a drawing doesn't fit on a phone, by its smallest scale in blocks.css (px). */
const pansFrom = 403

const lostReasons = {
  'not-read': {
    message: 'This line of the diagram cannot be read to its end, so readers would not see all of it.',
    hint: 'Close each bracket and “|”, give each arrow two ends, and write one statement per line.',
  },
  'never-ended': { message: 'The block that starts here is never closed.', hint: 'Add a line “end” after it.' },
  'ends-nothing': { message: '“end” closes nothing: no block is open here.', hint: 'Remove the line.' },
} as const

/** Reports the lines that the drawing lacks, each at its place on the page. */
function reportLost(node: Code, lost: readonly LostLine[], page: readonly string[], context: PageContext): void {
  const start = node.position?.start.line ?? 1
  for (const { line, text, reason } of lost) {
    const at = start + line
    const column = (page[at - 1] ?? '').indexOf(text) + 1
    const { message, hint } = lostReasons[reason]
    report(context, { position: { start: { line: at, column } } }, 'invalid-diagram', message, hint)
  }
}

function diagram(node: Code, page: readonly string[], context: PageContext): void {
  const meta = parseFenceMeta(node.meta)
  if (meta.alt === undefined) {
    report(
      context,
      node,
      'invalid-diagram',
      'A diagram needs alternative text for readers who cannot see it.',
      'Add alt="What the diagram shows and why it matters" after “mermaid”.',
    )
  }
  const diagram = context.renderDiagram(node.value)
  if ('error' in diagram) {
    report(context, node, 'invalid-diagram', `The diagram cannot be drawn: ${diagram.error}`)
    return
  }
  reportLost(node, diagram.lost, page, context)
  const { narrow } = diagram
  node.data = {
    hName: 'figure',
    hProperties: { className: (narrow ?? diagram).width < pansFrom ? ['diagram'] : ['diagram', 'pans'] },
    hChildren: [
      {
        type: 'element',
        tagName: 'div',
        properties: {
          role: 'img',
          ariaLabel: meta.alt ?? '',
          dataSource: node.value,
          style: [
            `--diagram-width: ${Math.ceil(diagram.width)}px`,
            ...(narrow === undefined ? [] : [`--narrow-width: ${Math.ceil(narrow.width)}px`]),
          ].join(';'),
          // On a narrow screen, it scrolls, so it must be focusable.
          tabIndex: 0,
        },
        // A phone shows only the last one.
        children: [{ type: 'text', value: context.putSlot(diagram.svg + (narrow?.svg ?? '')) }],
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

/** Whether a sample is checked. One that runs on the page must be. */
function isChecked(node: Code, { unchecked, words }: FenceMeta, context: PageContext): boolean {
  if (unchecked === undefined) return true
  if (words.includes('live') || words.includes('live-input')) {
    report(context, node, 'playground-form', 'A live block cannot be unchecked.', 'Remove “unchecked”.')
    return true
  }
  if (unchecked === '') {
    const hint = 'Write it like unchecked="two values, as the API streams them".'
    report(context, node, 'unchecked-reason', 'This block does not say why it is unchecked.', hint)
  }
  return false
}

/** The sample in a fence, for the sample checks. */
function sampleOf(node: Code, meta: FenceMeta, lines: SampleLine[], context: PageContext): Sample | undefined {
  const language = languageOf(node.lang ?? '')
  const start = node.position?.start
  if (language === undefined || start === undefined || !isChecked(node, meta, context)) return undefined
  return {
    language,
    words: meta.words,
    text: node.value,
    file: meta.file === undefined ? context.file : `content/${meta.file}`,
    page: context.file,
    line: start.line,
    column: context.sourceColumn(start.line, start.column),
    lines,
  }
}

/** Processes fences: includes, language check, line marks, diagrams. Collects their samples for the sample checks. */
export const remarkFences = (context: PageContext) => (tree: Root, source: VFile) => {
  const page = { lines: String(source).split('\n'), editsOf: context.tokenEditsOf }
  visit(tree, 'code', (node, index, parent) => {
    const meta = parseFenceMeta(node.meta)
    const lines =
      meta.file === undefined
        ? placeLines(node.value, page, (node.position?.start.line ?? 0) + 1)
        : include(node, meta.file, context)
    checkLanguage(node, String(source), context)
    if (node.lang === 'mermaid') {
      diagram(node, page.lines, context)
      // A different node type, so it is not handled as code and only `data.hName` determines the result.
      if (node.data !== undefined && parent && index !== undefined) {
        parent.children[index] = { type: 'paragraph', children: [], data: node.data, position: node.position } as never
      }
      return SKIP
    }
    const language = node.lang ?? 'text'
    node.lang = language
    const { code, marks, sourceLines } = extractLineMarks(node.value)
    node.value = code
    if (lines !== undefined) {
      const shownLines = sourceLines.map((line) => lines[line - 1] as SampleLine)
      const sample = sampleOf(node, meta, shownLines, context)
      if (sample !== undefined) context.samples.push(sample)
    }
    // Set twice: Markdown passes the meta on as data, but MDX drops data and only keeps properties.
    node.meta = prettyMeta(meta, marks)
    node.data = { ...node.data, hProperties: { metastring: node.meta } }
    if (languageOf(language) === undefined)
      node.lang = addedLanguage(language, context.addedLanguages ?? [])?.id ?? 'text'
    return undefined
  })
}
