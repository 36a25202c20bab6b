import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { s } from 'hastscript'
import type { Mark } from '#lib/content/mark-file.ts'
import { type IconName, iconNodes } from './icon-nodes.ts'

/** A decorative icon as a syntax tree, for writers' components. The text next to it conveys its meaning. */
export function iconElement(name: IconName): Element {
  return s(
    'svg',
    { viewBox: '0 0 24 24', className: ['icon'], ariaHidden: 'true' },
    ...iconNodes[name].map(([tag, attributes]) => s(tag, attributes as Record<string, string>)),
  )
}

/** A site's own mark as an icon. Without a fill or a stroke of its own, it is filled. */
export function markElement({ attributes, shapes }: Mark): Element {
  const paint = attributes === '' ? ' fill="currentColor" stroke="none"' : attributes
  const svg = `<svg viewBox="0 0 24 24" class="icon" aria-hidden="true"><g${paint}>${shapes}</g></svg>`
  return fromHtml(svg, { fragment: true, space: 'html' }).children[0] as Element
}
