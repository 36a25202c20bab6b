import { type IconName, iconNodes } from './icon-nodes.ts'

/** Icons of the header and footer. They are CSS masks, because inline SVG would be in the HTML of every page. */
export const frameIcons = [
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

export type FrameIconName = (typeof frameIcons)[number]

function dataUrl(name: IconName): string {
  const shapes = iconNodes[name].map(([tag, attributes]) => {
    const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}='${value}'`)
    return `<${tag}${pairs.join('')}/>`
  })
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>${shapes.join('')}</svg>`
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('#', '%23')}")`
}

/** Style rules of the frame's icons, for `app/styles/icons.css`, and `edit` for `article-end.css`. */
export function frameIconRules(): string {
  return frameIcons.map((name) => `.icon-${name} {\n  --icon: ${dataUrl(name)};\n}`).join('\n\n')
}
