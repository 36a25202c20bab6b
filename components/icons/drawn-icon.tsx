import type { IconNode } from 'lucide'
import { createElement } from 'react'

/** A decorative icon from its lines: the text beside it, or the control's name, says what it means. */
export function DrawnIcon({ node, name }: { node: IconNode; name?: string }) {
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true" data-icon={name}>
      {node.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  )
}
