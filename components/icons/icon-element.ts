import type { Element } from 'hast'
import { s } from 'hastscript'
import { type IconName, iconNodes } from './icon-nodes.ts'

/** An icon as a syntax tree, for components that writers use. Decorative: the text beside it says what it means. */
export function iconElement(name: IconName): Element {
  return s(
    'svg',
    { viewBox: '0 0 24 24', className: ['icon'], ariaHidden: 'true' },
    ...iconNodes[name].map(([tag, attributes]) => s(tag, attributes as Record<string, string>)),
  )
}
