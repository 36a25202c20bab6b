import { VFile } from 'vfile'
import { lineStarts, type PlacedText, placedRun } from '../prose/placed-text.ts'
import { type ProseRun, placeIn } from '../prose/prose-run.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { remarkProse } from './remark-prose.ts'

/** Characters that may be markup. A text without them is a single plain paragraph. */
const markup = /[\n`*_[\]<>&\\#|~]|:\/\//

/** The prose of Markdown text in another file, such as an API description, without code and URLs. */
export function markdownRuns(placed: PlacedText): ProseRun[] {
  const { text } = placed
  const proseRuns: (ProseRun | undefined)[] = []
  if (!markup.test(text)) proseRuns.push(placedRun('text', text, placed))
  else {
    const runs: ProseRun[] = []
    remarkProse({ prose: runs, sourceColumn: (_line, column) => column, components: {} })(
      parseMarkdown(text),
      new VFile({ value: text }),
    )
    const starts = lineStarts(text)
    for (const run of runs) {
      const offsetOf = (offset: number) => {
        const { line, column } = placeIn(run, offset)
        return (starts[line - 1] ?? 0) + column - 1
      }
      proseRuns.push(placedRun('text', run.text, placed, offsetOf))
    }
  }
  return proseRuns.filter((run) => run !== undefined)
}
