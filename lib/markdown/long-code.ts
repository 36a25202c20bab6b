import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { languageOf, languages } from '../languages/languages.ts'
import { elementsOf, hasClass, textProperty } from './element-parts.ts'
import { SKIP, visit } from './visit.ts'

/** Lines of the longest code block that is open at first. */
const longestOpen = 25

const codeIn = (figure: Element) => elementsOf(figure, 'pre')

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

/**
 * Adds a button to each long code block, which shows all of it. The first lines are shown without, if there are scripts.
 * What readers open, or change, is shown whole.
 */
export const rehypeLongCode = () => (tree: Root) => {
  visit(tree, 'element', (node) => {
    if (hasClass(node, 'fold')) describeSample(node)
    if (hasClass(node, 'fold') || hasClass(node, 'playground')) return SKIP
    if (node.tagName !== 'figure') return undefined
    for (const pre of codeIn(node)) {
      const lines = Number(textProperty(pre, 'dataLines'))
      // A text that speaks of marked lines needs all of them.
      if (lines <= longestOpen || textProperty(pre, 'dataMarked') !== undefined) continue
      node.children.push(
        h('button.unfold.needs-js', { type: 'button', ariaExpanded: 'false' }, `Show all ${lines} lines`),
      )
    }
    return SKIP
  })
}
