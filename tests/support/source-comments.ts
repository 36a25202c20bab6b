import ts from 'typescript'
import { notProse, type ProsePlace, type ProseRun } from '#lib/prose/prose-run.ts'

/** What a comment contains besides prose: code between backticks, URLs, and tags such as `@param name`. */
const code = /`[^`]*`|https?:\/\/\S+|@(?:example|see).*|@param \S+|@\w+/g
/** Where an example or a source begins, which is code or a title. */
const notComment = /^\s*@(?:example|see)\b/
/** A comment that is meant for a tool. */
const directive = /^\s*(?:biome-ignore|@ts-|#__PURE__|@vitest|#!)/

/** The comments of a source in their order. Comments on consecutive lines are separate. */
function commentRanges(source: ts.SourceFile): ts.TextRange[] {
  const ranges = new Map<number, ts.TextRange>()
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node) || ts.isJsxText(node)) return
    const children = node.getChildren(source)
    children.forEach(visit)
    if (children.length > 0) return
    const before = [ts.getLeadingCommentRanges, ts.getTrailingCommentRanges]
    for (const range of before.flatMap((read) => read(source.text, node.pos) ?? [])) ranges.set(range.pos, range)
  }
  visit(source)
  return [...ranges.values()].sort((a, b) => a.pos - b.pos)
}

/** The text of a line of a comment without the signs that make it one, and where the text starts in the line. */
function lineOfComment(line: string): { text: string; at: number } {
  const [opening = ''] = line.match(/^\s*(?:\/\*\*?|\*(?!\/)|\/\/)?\s?/) ?? []
  return { text: line.slice(opening.length).replace(/\s*\*\/$/, ''), at: opening.length }
}

/** The prose of a source's comments: paragraphs, and lines of `//` that follow each other, each with its places. */
export function sourceComments(file: string, text: string): ProseRun[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind)
  const runs: ProseRun[] = []
  let run: { text: string; places: ProsePlace[]; lastLine: number } | undefined
  const finish = () => {
    if (run !== undefined) runs.push({ kind: 'text', text: run.text, places: run.places })
    run = undefined
  }
  for (const { pos, end } of commentRanges(source)) {
    const start = source.getLineAndCharacterOfPosition(pos)
    let isLeftOut = false
    for (const [index, raw] of text.slice(pos, end).split('\n').entries()) {
      const { text: prose, at } = lineOfComment(raw)
      const row = start.line + index + 1
      if (/^\s*@/.test(prose)) isLeftOut = notComment.test(prose)
      if (run !== undefined && (row !== run.lastLine + 1 || /^\s*(?:@|$)/.test(prose))) finish()
      if (prose.trim() === '' || isLeftOut || directive.test(prose)) continue
      run ??= { text: '', places: [], lastLine: row }
      if (run.text !== '') run.text += '\n'
      run.lastLine = row
      const column = at + (index === 0 ? start.character : 0) + 1
      let from = 0
      for (const { 0: found, index: to } of [...prose.matchAll(code), { 0: '', index: prose.length }]) {
        run.places.push([run.text.length, row, column + from])
        run.text += prose.slice(from, to) + (found === '' ? '' : notProse)
        from = to + found.length
      }
    }
    if (text.startsWith('/*', pos)) finish()
  }
  finish()
  return runs
}
