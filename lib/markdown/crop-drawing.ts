import type { CustomPlugin } from 'svgo'

/** Space around the drawing; the figure adds its own. */
const margin = 8

type Attributes = Readonly<Record<string, string>>

/** Average width of a character, as a part of the type size. It is generous, so no text is cut off. */
const characterWidth = 0.55
/** Type size of the renderer's labels (px). */
const usualSize = 13

/** Points of an element that the drawing must contain; undefined if they aren't known. */
function pointsOf(name: string, attributes: Attributes): [x: number, y: number][] | undefined {
  const number = (key: string) => Number(attributes[key] ?? 0)
  if (name === 'rect') {
    const [x, y] = [number('x'), number('y')]
    return [
      [x, y],
      [x + number('width'), y + number('height')],
    ]
  }
  if (name === 'line') {
    return [
      [number('x1'), number('y1')],
      [number('x2'), number('y2')],
    ]
  }
  if (name === 'circle' || name === 'ellipse') {
    const [x, y] = [number('cx'), number('cy')]
    const [rx, ry] = name === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')]
    return [
      [x - rx, y - ry],
      [x + rx, y + ry],
    ]
  }
  if (name === 'polyline' || name === 'polygon') {
    const all = (attributes.points ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    return Array.from({ length: all.length >> 1 }, (_, at) => [all[2 * at] ?? 0, all[2 * at + 1] ?? 0])
  }
  return undefined
}

/** How far a line of text is below its place (px). */
function shiftOf({ dy = '0', ...attributes }: Attributes): number {
  return (dy.endsWith('em') ? Number(attributes['font-size'] ?? usualSize) : 1) * Number.parseFloat(dy)
}

/** The corners of a line of text, by an estimate of its width. */
function cornersOf(attributes: Attributes, text: string): [x: number, y: number][] {
  const size = Number(attributes['font-size'] ?? usualSize)
  const width = size * characterWidth * text.length
  const share = { middle: 0.5, end: 1 }[attributes['text-anchor'] ?? ''] ?? 0
  const x = Number(attributes.x ?? 0) - width * share
  const y = Number(attributes.y ?? 0) + shiftOf(attributes)
  return [
    [x, y - size],
    [x + width, y + size * 0.3],
  ]
}

interface XmlNode {
  type: string
  name?: string
  value?: string
  attributes?: Attributes
  children?: readonly XmlNode[]
}

/** The corners of each line of a text. The place of a line is relative to the line above it. */
function cornersOfLines(attributes: Attributes, lines: readonly XmlNode[]): [x: number, y: number][] {
  let y = Number(attributes.y ?? 0)
  return lines.flatMap((line) => {
    const own = { ...attributes, dy: '0', ...line.attributes, y: String(y) }
    y += shiftOf(own)
    return cornersOf(own, textOf(line))
  })
}

/** The text of a node of a drawing. */
export const textOf = ({ value = '', children = [] }: XmlNode): string => value + children.map(textOf).join('')

/**
 * Crops a diagram to what is drawn: its renderer leaves up to 48 px below it, and 30 px around sequences. A drawing with
 * shapes whose place isn't known keeps its size.
 */
export const cropDrawing: CustomPlugin = {
  name: 'cropDrawing',
  fn(root) {
    const points: [x: number, y: number][] = []
    let isKnown = true
    const walk = (node: XmlNode) => {
      const { name, attributes = {}, children = [] } = node
      if (name === 'defs' || node.type === 'comment') return
      if (attributes.transform !== undefined) isKnown = false
      if (name === 'text') {
        const lines = children.filter((child) => child.name === 'tspan')
        const corners = lines.length > 0 ? cornersOfLines(attributes, lines) : cornersOf(attributes, textOf(node))
        points.push(...corners)
        return
      }
      if (name !== undefined && name !== 'svg' && name !== 'g') {
        const found = pointsOf(name, attributes)
        if (found === undefined) isKnown = false
        else points.push(...found)
      }
      for (const child of children) walk(child)
    }
    walk(root as XmlNode)
    const svg = root.children.find((node) => node.type === 'element' && node.name === 'svg')
    if (!isKnown || points.length === 0 || svg?.type !== 'element') return null
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const round = (value: number) => Math.round(value * 10) / 10
    const [left, top] = [round(Math.min(...xs) - margin), round(Math.min(...ys) - margin)]
    const width = round(Math.max(...xs) + margin - left)
    const height = round(Math.max(...ys) + margin - top)
    svg.attributes.viewBox = `${left} ${top} ${width} ${height}`
    svg.attributes.width = String(width)
    svg.attributes.height = String(height)
    return null
  },
}
