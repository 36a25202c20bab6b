import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { remarkProse } from '../markdown/remark-prose.ts'
import { lineStarts, type PlacedText, placedRun } from './placed-text.ts'
import { type ProseRun, placeIn } from './prose-run.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/** Signs by which a text can be more than one paragraph of plain words. */
const markup = /[\n`*_[\]<>&\\#|~]|:\/\//

/** The prose of a Markdown text that stands in another file, such as a description of an API: without code and addresses. */
export function markdownRuns(placed: PlacedText): ProseRun[] {
  const { text } = placed
  const found: (ProseRun | undefined)[] = []
  if (!markup.test(text)) found.push(placedRun('text', text, placed))
  else {
    const runs: ProseRun[] = []
    remarkProse({ prose: runs, sourceColumn: (_line, column) => column })(
      parser.parse(text) as Root,
      new VFile({ value: text }),
    )
    const starts = lineStarts(text)
    for (const run of runs) {
      const offsetOf = (offset: number) => {
        const { line, column } = placeIn(run, offset)
        return (starts[line - 1] ?? 0) + column - 1
      }
      found.push(placedRun('text', run.text, placed, offsetOf))
    }
  }
  return found.filter((run) => run !== undefined)
}
