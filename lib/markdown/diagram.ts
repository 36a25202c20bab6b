import { renderMermaidSVG } from 'beautiful-mermaid'
import { optimize } from 'svgo'
import { cropDrawing } from './crop-drawing.ts'
import { type LostLine, lostDiagramLines } from './lost-diagram-lines.ts'

/** A drawing, or why there is none; `lost` are the lines of its source that are not in it. */
export type DiagramResult = { svg: string; width: number; lost: readonly LostLine[] } | { error: string }

/** Removes the renderer's style block, which loads a web font; the site's stylesheet replaces it. */
function withoutStyle(svg: string): string {
  const start = svg.indexOf('<style>')
  const end = svg.indexOf('</style>')
  return start < 0 || end < start ? svg : svg.slice(0, start) + svg.slice(end + '</style>'.length)
}

/** Gaps between the layers of a diagram to try (px), until its edges have room to turn; the first one is the renderer's. */
const layerGaps = [48, 64, 80]
/** Length of an arrowhead (px). */
const arrowLength = 8

/** Whether an edge turns so close to a box that it lies on its border, and its arrowhead on the turn. */
function isCrowded(svg: string): boolean {
  return [...svg.matchAll(/<polyline class="edge"[^>]* points="([^"]+)"/g)].some(([, points = '']) => {
    const [end, turn] = points.split(' ').slice(-2).reverse()
    const [[x = 0, y = 0] = [], [fromX = 0, fromY = 0] = []] = [end, turn].map((point) => point?.split(',').map(Number))
    return Math.hypot(x - fromX, y - fromY) < arrowLength
  })
}

/** Draws a diagram with the smallest gap that leaves room for its edges. */
function draw(source: string): string {
  const drawWith = (layerSpacing: number) =>
    renderMermaidSVG(source, { transparent: true, font: 'inherit', padding: 8, layerSpacing })
  const [usual = 48, ...wider] = layerGaps
  const first = drawWith(usual)
  if (!isCrowded(first)) return first
  for (const gap of wider) {
    const svg = drawWith(gap)
    if (!isCrowded(svg)) return svg
  }
  return first
}

/**
 * Renders Mermaid source to a compact SVG. Its colors are custom properties, so one drawing works for both themes. The
 * IDs of its markers get a prefix, so a page can have several drawings.
 */
export function renderDiagram(source: string, idPrefix: string): DiagramResult {
  let raw: string
  let lost: LostLine[]
  try {
    raw = draw(source.trim())
    lost = lostDiagramLines(source)
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
  const { data } = optimize(withoutStyle(raw), {
    floatPrecision: 1,
    // The few plugins that shrink this renderer's output; the whole preset takes as long as the drawing.
    plugins: [
      { name: 'removeAttrs', params: { attrs: ['data-.*', 'style', 'class'] } },
      'cleanupNumericValues',
      'collapseGroups',
      cropDrawing,
      { name: 'prefixIds', params: { prefix: idPrefix, delim: '-' } },
    ],
  })
  const [, width = 0] = /width="([\d.]+)"/.exec(data) ?? []
  return { svg: data, width: Number(width), lost }
}
