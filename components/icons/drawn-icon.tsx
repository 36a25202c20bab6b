import type { IconNode } from 'lucide'
import { createElement } from 'react'

/** A decorative icon as inline SVG. The text next to it, or the control's label, conveys its meaning. */
export function DrawnIcon({ node, name }: { node: IconNode; name?: string }) {
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true" data-icon={name}>
      {node.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  )
}
