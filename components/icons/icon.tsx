import { createElement } from 'react'
import { type IconName, iconNodes } from './icon-nodes.ts'

/** A decorative icon: the text beside it, or the control's name, says what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
      {iconNodes[name].map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...(attributes as Record<string, string>) }),
      )}
    </svg>
  )
}
