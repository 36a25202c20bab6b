import type { IconNode } from 'lucide'
import { type IconName, iconNodes } from './icon-nodes.ts'

/** Marks of services that a site links to, by their slugs on simpleicons.org. */
export const serviceMarks = ['github', 'gitlab', 'discord', 'youtube'] as const

/** Icons of the header and footer. They are CSS masks, because inline SVG would be in the HTML of every page. */
const frameIcons = [
  'repository',
  'chat',
  'video',
  'sun',
  'moon',
  'system',
  'menu',
  'close',
  'search',
  'spark',
  'edit',
] as const satisfies readonly IconName[]

export type FrameIconName = (typeof frameIcons)[number] | (typeof serviceMarks)[number]

function dataUrl(attributes: string, shapes: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'${attributes}>${shapes}</svg>`
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('#', '%23')}")`
}

/** A drawing as an image for CSS masks. */
export function maskImage(node: IconNode): string {
  const shapes = node.map(([tag, attributes]) => {
    const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}='${value}'`)
    return `<${tag}${pairs.join('')}/>`
  })
  const line = ` fill='none' stroke='#000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'`
  return dataUrl(line, shapes.join(''))
}

const rule = (name: FrameIconName, url: string) => `.icon-${name} {\n  --icon: ${url};\n}\n`

/** Style rules of the frame's icons by name: `edit` is in `article-end.css`, all others in `icons.css`. */
export function frameIconRules(): Record<(typeof frameIcons)[number], string> {
  return Object.fromEntries(frameIcons.map((name) => [name, rule(name, maskImage(iconNodes[name]))])) as ReturnType<
    typeof frameIconRules
  >
}

/** The style rule of a service's mark. Sheets contain only those that a site uses. @param path its drawing */
export function markRule(name: (typeof serviceMarks)[number], path: string): string {
  return rule(name, dataUrl('', `<path d='${path}'/>`))
}
