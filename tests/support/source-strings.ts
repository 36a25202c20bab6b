import ts from 'typescript'
import { notProse, type ProsePlace, type ProseRun, placeIn } from '#lib/prose/prose-run.ts'

/** Elements whose text is shown as it is typed. */
const literalElements = new Set(['code', 'kbd', 'samp', 'pre', 'script', 'style'])
/** Attributes without text. */
const codeAttributes = new Set(['class', 'className', 'style', 'd', 'viewBox', 'href', 'src', 'sizes', 'rel'])
/** A text has at least two words: a single word is a name, a key, or a label. */
const twoWords = /\p{L}{2,}[^\p{L}\uFFFC]*\s[^\p{L}]*\p{L}{2,}|\uFFFC\s+\p{L}{2,}|\p{L}{2,}\s+[“”'"(]?\uFFFC/u
/** How a selector or a path starts, and no sentence does. */
const startsCode = /^\s*[.:#[/]/
/** What a message contains of other languages: code between backticks, URLs, tags, and tokens of the site. */
const code = /`[^`\n]*`|https?:\/\/\S*|<\/?[a-z][^<>]*>|\{[a-z_]+\}/gi

/** Keeps the length of what is replaced by one sign, until places are known. */
const fill = '\u200B'

interface Piece {
  text: string
  /** Place in the file of the first character; undefined for what only takes the room of something. */
  start: number | undefined
}

/** The text between the signs that begin and end a literal. Escapes keep their length, so that places hold. */
function literalPiece(source: ts.SourceFile, node: ts.LiteralLikeNode, closing: number): Piece {
  const start = node.getStart(source) + 1
  const raw = source.text.slice(start, node.end - closing)
  return { text: raw.replace(/\\(?:u\{[^}]*\}|u[\da-f]{4}|.)/gis, (sign) => unescaped(sign)), start }
}

function unescaped(sign: string): string {
  const text = /^\\['"`$\\]$/.test(sign) ? sign.slice(1) : sign === '\\uFFFC' ? notProse : ' '
  return text.padEnd(sign.length, fill)
}

/** Takes out what only kept the length of something, and keeps the places of what follows it. */
function withoutFill(run: ProseRun): ProseRun {
  if (!run.text.includes(fill)) return run
  let text = ''
  const places: ProsePlace[] = []
  for (let at = 0; at < run.text.length; at++) {
    if (run.text[at] === fill) continue
    const isMoved = at === 0 || run.text[at - 1] === fill || run.places.some(([offset]) => offset === at)
    const { line, column } = isMoved ? placeIn(run, at) : { line: 0, column: 0 }
    if (isMoved) places.push([text.length, line, column])
    text += run.text[at]
  }
  return { ...run, text, places }
}

function joined(source: ts.SourceFile, pieces: readonly Piece[]): ProseRun | undefined {
  let text = ''
  const places: ProsePlace[] = []
  const first = pieces.find(({ start }) => start !== undefined)?.start ?? 0
  for (const { text: part, start } of pieces) {
    if (start !== undefined || places.length === 0) {
      let at = 0
      for (const line of part.split('\n')) {
        const { line: row, character } = source.getLineAndCharacterOfPosition((start ?? first) + at)
        places.push([text.length + at, row + 1, character + 1])
        at += line.length + 1
      }
    }
    text += part
  }
  const prose = text.replace(code, (found) => notProse.padEnd(found.length, fill))
  if (!twoWords.test(prose) || startsCode.test(prose)) return undefined
  return withoutFill({ kind: 'text', text: prose, places })
}

/** What a child of an element adds to the element's line of text. */
function jsxPieces(source: ts.SourceFile, node: ts.JsxChild): Piece[] {
  if (ts.isJsxText(node)) return [{ text: node.text, start: node.pos }]
  if (ts.isJsxFragment(node)) return node.children.flatMap((child) => jsxPieces(source, child))
  if (ts.isJsxElement(node) && !literalElements.has(node.openingElement.tagName.getText(source)))
    return node.children.flatMap((child) => jsxPieces(source, child))
  if (ts.isJsxExpression(node) && node.expression !== undefined && ts.isStringLiteral(node.expression))
    return [literalPiece(source, node.expression, 1)]
  if (ts.isJsxExpression(node) && node.expression === undefined) return []
  return [{ text: notProse, start: undefined }]
}

/**
 * The texts of a source that a person may read: string literals, templates with their expressions as `notProse`, and
 * the text of elements, each with its places. Module names, classes, selectors, and whatever has fewer than two words
 * are left out.
 */
export function sourceStrings(file: string, text: string): ProseRun[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind)
  const runs: ProseRun[] = []
  const keep = (pieces: readonly Piece[]) => {
    const run = joined(source, pieces)
    if (run !== undefined) runs.push(run)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isJsxAttribute(node) && codeAttributes.has(node.name.getText(source))) return
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      // The texts of elements inside are a part of this line.
      keep(node.children.flatMap((child) => jsxPieces(source, child)))
      const inner = (child: ts.JsxChild): void => {
        if (ts.isJsxText(child)) return
        if (ts.isJsxElement(child)) visit(child.openingElement.attributes)
        if (ts.isJsxElement(child) || ts.isJsxFragment(child)) child.children.forEach(inner)
        else visit(child)
      }
      if (ts.isJsxElement(node)) visit(node.openingElement.attributes)
      node.children.forEach(inner)
      return
    }
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) keep([literalPiece(source, node, 1)])
    else if (ts.isTemplateExpression(node))
      keep([
        literalPiece(source, node.head, 2),
        ...node.templateSpans.flatMap(({ literal }) => [
          { text: notProse, start: undefined },
          literalPiece(source, literal, ts.isTemplateTail(literal) ? 1 : 2),
        ]),
      ])
    ts.forEachChild(node, visit)
  }
  visit(source)
  return runs
}
