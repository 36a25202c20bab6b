import type { Element } from 'hast'
import { h } from 'hastscript'
import { nameParts } from './name-parts.ts'

/** The content of an element that shows a name in code, with the places where a line may end. */
export function breakableName(name: string): (string | Element)[] {
  return nameParts(name).flatMap((part, index) => (index === 0 ? [part] : [h('wbr'), part]))
}
