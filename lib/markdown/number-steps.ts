import type { Element, Root } from 'hast'
import type { Heading } from '../pages/heading.ts'
import { hasClass } from './element-parts.ts'
import { SKIP, visit } from './visit.ts'

interface Section {
  heading: Element
  /** Lists of steps, each with the heading above it. */
  procedures: { heading: Element; steps: readonly Element[] }[]
}

const isElement = (node: { type: string }): node is Element => node.type === 'element'

/** The sections of a page with the procedures in them. */
function sectionsOf(tree: Root): Section[] {
  const sections: Section[] = []
  let heading: Element | undefined
  visit(tree, 'element', (element) => {
    if (/^h[2-6]$/.test(element.tagName)) heading = element
    if (element.tagName === 'h2') sections.push({ heading: element, procedures: [] })
    if (!hasClass(element, 'steps')) return undefined
    if (heading) sections.at(-1)?.procedures.push({ heading, steps: element.children.filter(isElement) })
    return SKIP
  })
  return sections
}

/**
 * Numbers the stages of a guide, which are the sections after the prerequisites, up to the test, and the steps in them,
 * which have both numbers. Several procedures in one stage are alternatives, which have letters: the steps of “4a” are
 * “4a.1” and so on. Steps elsewhere are numbered by styles.
 */
export function numberSteps(tree: Root, headings: readonly Heading[]): Heading[] {
  const numbers = new Map<unknown, string>()
  const setNumber = (element: Element, number: string, heading: Element | undefined = element) => {
    element.properties.dataNumber = number
    numbers.set(heading?.properties.id, number)
  }
  const sections = sectionsOf(tree)
  const at = (id: string) => sections.findIndex(({ heading }) => heading.properties.id === id)
  const stages = at('prerequisites') < 0 ? [] : sections.slice(at('prerequisites') + 1, at('test-it') + 1)
  for (const [index, { heading, procedures }] of stages.entries()) {
    const stage = String(index + 1)
    setNumber(heading, stage)
    for (const [place, { heading: own, steps }] of procedures.entries()) {
      const outer = procedures.length > 1 ? `${stage}${String.fromCharCode(97 + place)}` : stage
      if (own !== heading && outer !== stage) setNumber(own, outer)
      for (const [step, element] of steps.entries())
        setNumber(element, `${outer}.${step + 1}`, element.children.find(isElement))
    }
  }
  return headings.map((heading) => {
    const number = numbers.get(heading.id)
    return number === undefined ? heading : { ...heading, number }
  })
}
