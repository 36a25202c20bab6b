import { renderMermaidSVG } from 'beautiful-mermaid'
import { optimize } from 'svgo'
import { cropDrawing } from './crop-drawing.ts'
import { enlargeLabels, labelRoom } from './enlarge-labels.ts'
import { type LostLine, lostDiagramLines } from './lost-diagram-lines.ts'

/**
 * A drawing, another one for phones if the first is too wide for them, or why there is none. `lost` are the lines of its
 * source that are not in it.
 */
export type DiagramResult = (Drawing & { narrow: Drawing | undefined; lost: readonly LostLine[] }) | { error: string }

/** A drawing and its width (px). */
interface Drawing {
  svg: string
  width: number
}

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
/** What fits into the column of text on a phone without scrolling (px), by its smallest scale in blocks.css. */
const widestOnPhones = 409
/** A drawing of at most this share of the usual width is better on phones, even if it still scrolls. */
const muchNarrower = 0.7
/** Least gap between two labels (px). */
const labelGap = 3
/** Letters in a line of a short label, if it has several words. */
const shortLine = 10
/** Gap between the boxes of a layer of a flowchart that would be too wide (px). */
const nearNodes = 16
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

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The boxes that a pattern finds the start of, up to the attributes of their rectangles. */
function boxesAfter(start: string, svg: string): Box[] {
  const rect = /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/
  return [...svg.matchAll(new RegExp(`${start}[^>]*>\\s*${rect.source}`, 'g'))].map(([, ...numbers]) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number)
    return { x, y, width, height }
  })
}

/** Whether two boxes have less than a distance between them (px). */
const areNear = (a: Box, b: Box, distance: number) =>
  a.x < b.x + b.width + distance && b.x < a.x + a.width + distance && a.y < b.y + b.height && b.y < a.y + a.height

/** A box without its border, where edges end. */
const inside = ({ x, y, width, height }: Box): Box => ({ x: x + 2, y: y + 2, width: width - 4, height: height - 4 })

/** Whether an edge goes through a box, or a label touches something else. */
function isMuddled(svg: string): boolean {
  const [nodes, labels] = [boxesAfter('<g class="node"', svg), boxesAfter('<g class="edge-label"', svg)]
  const lines = [...svg.matchAll(/<polyline class="edge"[^>]* points="([^"]+)"/g)].flatMap(([, points = '']) => {
    const corners = points.split(' ').map((point) => point.split(',').map(Number))
    return corners.slice(1).map(([x = 0, y = 0], index): Box => {
      const [fromX = 0, fromY = 0] = corners[index] ?? []
      return { x: Math.min(x, fromX), y: Math.min(y, fromY), width: Math.abs(x - fromX), height: Math.abs(y - fromY) }
    })
  })
  return (
    nodes.some((node) =>
      lines.some((line) => areNear(inside(node), line, 0) && (line.height >= node.height || line.width >= node.width)),
    ) ||
    labels.some((label) => nodes.some((node) => areNear(label, node, labelGap))) ||
    labels.some((label, index) => labels.slice(index + 1).some((next) => areNear(label, next, labelGap)))
  )
}

function widthOf(svg: string): number {
  return Number(/width="([\d.]+)"/.exec(svg)?.[1] ?? 0)
}

/**
 * Draws a diagram with a gap that leaves room for its edges and, if there is one, lets it fit without scrolling. A
 * flowchart from left to right that is too wide gets short labels or, if it is still too wide, goes from top to bottom;
 * on phones, it does that first, and so do states.
 */
function draw(source: string): { wide: string; narrow: string | undefined } {
  const written = drawAsWritten(source)
  if (widthOf(written) <= widestOnPhones) return { wide: written, narrow: undefined }
  const downward = source.replace(/^(flowchart|graph) LR\b/, '$1 TD').replace(/^(\s*direction) LR\b/m, '$1 TB')
  if (isStates(source)) {
    const svg = drawAsWritten(downward)
    return { wide: written, narrow: widthOf(svg) <= widestOnPhones ? svg : undefined }
  }
  if (!isFlowchart(source)) return { wide: written, narrow: undefined }
  const forPhones = redraw([downward, withShortLabels(downward), withShortLabels(source)], widestOnPhones)
  const fits = widthOf(written) <= widestFitting
  const redrawn = fits ? undefined : redraw([withShortLabels(source), downward], widestFitting)
  const wide = redrawn !== undefined && widthOf(redrawn) < widthOf(written) ? redrawn : written
  const widest = Math.min(widthOf(wide) - 1, Math.max(widestOnPhones, widthOf(wide) * muchNarrower))
  return { wide, narrow: forPhones !== undefined && widthOf(forPhones) <= widest ? forPhones : undefined }
}

const isStates = (source: string) => /^stateDiagram/.test(source)
const isFlowchart = (source: string) => /^(flowchart|graph)\b/.test(source)

/** A label in short lines. @example inShortLines('Selector of the block') → 'Selector<br>of the<br>block' */
function inShortLines(label: string): string {
  return label.split(' ').reduce((text, word) => {
    const line = text.slice(text.lastIndexOf('>') + 1)
    return `${text}${line.length + word.length < shortLine ? ' ' : '<br>'}${word}`
  })
}

const changeEdgeLabels = (source: string, change: (label: string) => string) =>
  source.replace(/\|([^|\n]+)\|/g, (_, label: string) => `|${change(label)}|`)

/** A flowchart with the labels of its boxes and edges in short lines. */
function withShortLabels(source: string): string {
  const lines = source.split('\n').map((line) => {
    const isBoxes = !/^\s*(?:subgraph|style|classDef|click)\b/.test(line)
    return isBoxes ? line.replace(/(?<=[[({]"?)[^[\](){}"|]+(?="?[\])}])/g, inShortLines) : line
  })
  return changeEdgeLabels(lines.join('\n'), inShortLines)
}

/** A flowchart whose labels at edges are measured as they are read. */
function withRoomForLabels(source: string): string {
  const widen = (line: string) => line + labelRoom.repeat(Math.ceil(line.length / 8))
  return changeEdgeLabels(source, (label) => label.split('<br>').map(widen).join('<br>'))
}

/**
 * The first of several versions of a flowchart that fits, or the narrowest one; undefined if the parts of all would
 * touch.
 */
function redraw(sources: readonly string[], widest: number): string | undefined {
  let narrowest: string | undefined
  for (const source of sources) {
    const gaps = [...narrowerGaps.toReversed(), usualGap, ...widerGaps]
    const svg = firstDrawing(
      withRoomForLabels(source),
      gaps,
      (drawn) => !isCrowded(drawn) && !isMuddled(drawn),
      nearNodes,
    )
    if (svg !== undefined && (narrowest === undefined || widthOf(svg) < widthOf(narrowest))) narrowest = svg
    if (narrowest !== undefined && widthOf(narrowest) <= widest) break
  }
  return narrowest
}

const drawWith = (source: string, layerSpacing: number, nodeSpacing?: number) =>
  renderMermaidSVG(source, {
    transparent: true,
    font: 'inherit',
    padding: 8,
    layerSpacing,
    ...(nodeSpacing === undefined ? {} : { nodeSpacing }),
  })

/** The first drawing that is good, of one for each gap. Drawing is most of the work, so no more are made. */
function firstDrawing(
  source: string,
  gaps: readonly number[],
  isGood: (svg: string) => boolean,
  nodeSpacing?: number,
): string | undefined {
  for (const gap of gaps) {
    const svg = drawWith(source, gap, nodeSpacing)
    if (isGood(svg)) return svg
  }
  return undefined
}

function drawAsWritten(source: string): string {
  const usual = drawWith(source, usualGap)
  if (isCrowded(usual)) {
    return firstDrawing(source, widerGaps, (svg) => !isCrowded(svg)) ?? usual
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
  try {
    const { wide, narrow } = draw(source.trim())
    return {
      ...finishDrawing(wide, idPrefix),
      narrow: narrow === undefined ? undefined : finishDrawing(narrow, `${idPrefix}n`),
      lost: lostDiagramLines(source),
    }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

/** A drawing of the renderer as it is in a page. */
function finishDrawing(raw: string, idPrefix: string): Drawing {
  const { data } = optimize(withoutStyle(raw), {
    floatPrecision: 1,
    // The few plugins that shrink this renderer's output; the whole preset takes as long as the drawing.
    plugins: [
      // The stylesheet rounds all boxes alike.
      { name: 'removeAttrs', params: { attrs: ['data-.*', 'style', 'class', 'rect:r[xy]'] } },
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
  return { svg: data.replaceAll(labelRoom, ''), width: widthOf(data) }
}
