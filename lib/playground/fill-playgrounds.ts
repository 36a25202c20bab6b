import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { CodeFigure } from '../markdown/code-figure.ts'
import type { PlaygroundResult } from './result.ts'

/** As `remark-playgrounds.ts` leaves it: empty, with the line of the program's code block. */
const place = /<div class="playground-result" data-for="(\d+)"><\/div>/g

/** Puts into a page what its playgrounds give at first, so that they are complete before and without scripts. */
export function fillPlaygrounds(
  html: string,
  results: ReadonlyMap<number, PlaygroundResult> | undefined,
  codeFigure: CodeFigure,
): string {
  return html.replace(place, (_, line: string) => {
    const { text = '', notes = [] } = results?.get(Number(line)) ?? {}
    const list =
      notes.length === 0
        ? ''
        : toHtml(
            h(
              'ul',
              { className: ['playground-notes'] },
              notes.map((note) => h('li', note)),
            ),
          )
    return `<div class="playground-result">${codeFigure(text, 'json', 'Result')}${list}</div>`
  })
}
