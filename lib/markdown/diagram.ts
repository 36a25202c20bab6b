import { renderMermaidSVG } from 'beautiful-mermaid'
import { optimize } from 'svgo'
import { cropDrawing } from './crop-drawing.ts'
import { enlargeLabels } from './enlarge-labels.ts'
import { type LostLine, lostDiagramLines } from './lost-diagram-lines.ts'

/** A drawing, or why there is none; `lost` are the lines of its source that are not in it. */
export type DiagramResult = { svg: string; width: number; lost: readonly LostLine[] } | { error: string }

/** Removes the renderer's style block, which loads a web font; the site's stylesheet replaces it. */
function withoutStyle(svg: string): string {
  const start = svg.indexOf('<style>')
  const end = svg.indexOf('</style>')
  return start < 0 || end < start ? svg : svg.slice(0, start) + svg.slice(end + '</style>'.length)
}

/** Gap between the layers of a diagram (px); it is the renderer's own. */
const usualGap = 48
/** Gaps to try until the edges of a diagram have room to turn. */
const widerGaps = [64, 80]
/** Gaps to try until a wide diagram fits. */
const narrowerGaps = [32, 24]
/** What fits into the column of text on a desktop with labels of 11 px (px). */
const widestComfortable = 760
/** What fits there without scrolling (px), by the smallest scale in blocks.css. */
const widestFitting = 835
/** Gap that enlarging takes between two labels (px). */
const labelRoom = 12
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

/** Whether the labels of two edges next to each other have no room to be enlarged. */
function haveTouchingLabels(svg: string): boolean {
  const labels = [...svg.matchAll(/<g class="edge-label"[^>]*>\s*<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/g)]
  const boxes = labels.map(([, ...numbers]) => numbers.map(Number))
  return boxes.some(([x = 0, y = 0, width = 0]) =>
    boxes.some(([nextX = 0, nextY = 0]) => nextX > x && Math.abs(nextY - y) < 20 && nextX - x - width < labelRoom),
  )
}

function widthOf(svg: string): number {
  return Number(/width="([\d.]+)"/.exec(svg)?.[1] ?? 0)
}

/**
 * Draws a diagram with a gap that leaves room for its edges and, if there is one, lets it fit without scrolling. A
 * flowchart that is too wide from left to right is drawn from top to bottom.
 */
function draw(source: string): string {
  const drawing = drawAsWritten(source)
  const downward = source.replace(/^(flowchart|graph) LR\b/, '$1 TD')
  if (downward === source || widthOf(drawing) <= widestFitting) return drawing
  const tall = [...narrowerGaps, usualGap]
    .map((gap) => drawWith(downward, gap))
    .find((svg) => !isCrowded(svg) && !haveTouchingLabels(svg))
  return tall !== undefined && widthOf(tall) < widthOf(drawing) ? tall : drawing
}

const drawWith = (source: string, layerSpacing: number) =>
  renderMermaidSVG(source, { transparent: true, font: 'inherit', padding: 8, layerSpacing })

function drawAsWritten(source: string): string {
  const usual = drawWith(source, usualGap)
  if (isCrowded(usual)) {
    return widerGaps.map((gap) => drawWith(source, gap)).find((svg) => !isCrowded(svg)) ?? usual
  }
  let best = usual
  for (const gap of narrowerGaps) {
    if (widthOf(best) <= widestComfortable) break
    const svg = drawWith(source, gap)
    if (!isCrowded(svg)) best = svg
  }
  return best
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
      'cleanupListOfValues',
      'collapseGroups',
      // Removes markers that no edge uses.
      { name: 'cleanupIds', params: { minify: false } },
      'removeUselessDefs',
      enlargeLabels,
      cropDrawing,
      { name: 'prefixIds', params: { prefix: idPrefix, delim: '-' } },
    ],
  })
  return { svg: data, width: widthOf(data), lost }
}
