import { renderMermaidSVG } from 'beautiful-mermaid'
import { optimize } from 'svgo'

export type DiagramResult = { svg: string; width: number; height: number } | { error: string }

/** The renderer's own style block loads a web font; ours lives in the site's stylesheet. */
function withoutStyle(svg: string): string {
  const start = svg.indexOf('<style>')
  const end = svg.indexOf('</style>')
  return start < 0 || end < start ? svg : svg.slice(0, start) + svg.slice(end + '</style>'.length)
}

/**
 * Mermaid source to a compact SVG. Its colours are custom properties, so one drawing serves both themes.
 * The ids of its markers get a prefix, so that several drawings can stand on one page.
 */
export function renderDiagram(source: string, idPrefix: string): DiagramResult {
  let raw: string
  try {
    raw = renderMermaidSVG(source.trim(), { transparent: true, font: 'inherit', padding: 8 })
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
  return { svg: data, width: Number(size?.[1] ?? 0), height: Number(size?.[2] ?? 0) }
}
