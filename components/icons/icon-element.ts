import type { Element } from 'hast'
import { s } from 'hastscript'
import { type IconName, iconNodes } from './icon-nodes.ts'

/** A decorative icon as a syntax tree, for writers' components. The text next to it conveys its meaning. */
export function iconElement(name: IconName): Element {
  return s(
    'svg',
    { viewBox: '0 0 24 24', className: ['icon'], ariaHidden: 'true' },
    ...iconNodes[name].map(([tag, attributes]) => s(tag, attributes as Record<string, string>)),
  )
}
