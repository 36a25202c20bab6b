import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { languageOf, languages } from '../languages/languages.ts'
import { elementsOf, hasClass, textProperty } from './element-parts.ts'
import { SKIP, visit } from './visit.ts'

/** Lines of the longest code block that is open at first. */
const longestOpen = 25
/** Lines from the first marked one to the last that a folded block has room for. */
const mostMarked = 20
/** Lines of a folded block, and those of them that its button doesn't cover. */
const [mostShown, mostClear] = [18, 14]

const codeIn = (figure: Element) => elementsOf(figure, 'pre')
const isMarked = (pre: Element) => textProperty(pre, 'dataMarked') !== undefined

/** Says in the row of closed details what the one sample in them is. */
function describeSample(fold: Element): void {
  for (const { children } of elementsOf(fold, 'details')) {
    const [summary, content] = children as Element[]
    const [pre, another] = content === undefined ? [] : elementsOf(content, 'figure').flatMap(codeIn)
    const language = languageOf((pre && textProperty(pre, 'dataLanguage')) ?? '')
    if (!summary || !pre || another !== undefined || language === undefined) continue
    const lines = Number(textProperty(pre, 'dataLines'))
    summary.properties.dataCode = `${languages[language].label}, ${lines === 1 ? '1 line' : `${lines} lines`}`
  }
}

/** Replaces details with the sample in them, if it is all they contain and a text mentions its marked lines. */
function unwrapMarked(fold: Element): void {
  const contents = elementsOf(fold, 'details').flatMap((details) => elementsOf(details, 'div'))
  const [figure, another] = contents.flatMap(({ children }) => children.filter(({ type }) => type === 'element'))
  if (another !== undefined || figure?.type !== 'element' || !codeIn(figure).some(isMarked)) return
  fold.tagName = figure.tagName
  fold.properties = figure.properties
  fold.children = figure.children
}

/** Begins a long block at its marked lines as long as it is folded; returns whether it has room for them. */
function beginAtMarks(pre: Element): boolean {
  for (const code of elementsOf(pre, 'code')) {
    const lines = elementsOf(code, 'span')
    const isLineMarked = (line: Element) =>
      ['data-highlighted-line', 'dataHighlightedLine', 'dataDiff', 'data-diff'].some(
        (name) => line.properties[name] !== undefined,
      )
    const [first, last] = [lines.findIndex(isLineMarked), lines.findLastIndex(isLineMarked)]
    if (first < 0 || last - first >= mostMarked) return false
    const before = Math.min(first - 1, lines.length - mostShown)
    const start = code.children.indexOf(lines[before] as Element)
    const begins = before >= 2 && last >= mostShown
    const needed = last + 1 - (begins ? before : 0)
    if (needed > mostClear) pre.properties.style = `--marked: ${needed}`
    if (!begins) continue
    code.properties.style = `--before: ${before}`
    code.children.unshift(h('span.before', code.children.splice(0, start) as Element[]))
  }
  return true
}

/**
 * Adds a button to each long code block, which shows all of it. Without, its first lines are shown, or those that a text
 * speaks of, if there are scripts. What readers open, or change, is shown whole.
 */
export const rehypeLongCode = () => (tree: Root) => {
  visit(tree, 'element', (node) => {
    if (hasClass(node, 'fold')) {
      describeSample(node)
      unwrapMarked(node)
    }
    if (hasClass(node, 'fold') || hasClass(node, 'playground')) return SKIP
    if (node.tagName !== 'figure') return undefined
    for (const pre of codeIn(node)) {
      const lines = Number(textProperty(pre, 'dataLines'))
      if (lines <= longestOpen || (isMarked(pre) && !beginAtMarks(pre))) continue
      node.children.push(
        h('button.unfold.needs-js', { type: 'button', ariaExpanded: 'false' }, `Show all ${lines} lines`),
      )
    }
    return SKIP
  })
}
