import { renderMermaidSVG } from 'beautiful-mermaid'
import { optimize } from 'svgo'
import { type LostLine, lostDiagramLines } from './lost-diagram-lines.ts'

/** A drawing, or why there is none; `lost` are the lines of its source that are not in it. */
export type DiagramResult =
  | { svg: string; width: number; height: number; lost: readonly LostLine[] }
  | { error: string }

/** Removes the renderer's style block, which loads a web font; the site's stylesheet replaces it. */
function withoutStyle(svg: string): string {
  const start = svg.indexOf('<style>')
  const end = svg.indexOf('</style>')
  return start < 0 || end < start ? svg : svg.slice(0, start) + svg.slice(end + '</style>'.length)
}

/**
 * Renders Mermaid source to a compact SVG. Its colors are custom properties, so one drawing works for both themes. The
 * IDs of its markers get a prefix, so a page can have several drawings.
 */
export function renderDiagram(source: string, idPrefix: string): DiagramResult {
  let raw: string
  let lost: LostLine[]
  try {
    raw = renderMermaidSVG(source.trim(), { transparent: true, font: 'inherit', padding: 8 })
    lost = lostDiagramLines(source)
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
  const size = /width="([\d.]+)" height="([\d.]+)"/.exec(raw)
  const { data } = optimize(withoutStyle(raw), {
    floatPrecision: 1,
    // The few plugins that shrink this renderer's output; the whole preset takes as long as the drawing.
    plugins: [
      { name: 'removeAttrs', params: { attrs: ['data-.*', 'style', 'class'] } },
      'cleanupNumericValues',
      'collapseGroups',
      { name: 'prefixIds', params: { prefix: idPrefix, delim: '-' } },
    ],
  })
  return { svg: data, width: Number(size?.[1] ?? 0), height: Number(size?.[2] ?? 0), lost }
}
