import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { CodeFigure } from '../markdown/code-figure.ts'
import type { PlaygroundResult } from './result.ts'

/** The placeholder that `remark-playgrounds.ts` writes: empty, with the line of the program's code block. */
const place = /<div class="playground-result" data-for="(\d+)"><\/div>/g

/**
 * Inserts the initial results of a page's playgrounds, so that they are complete before scripts run, or without them.
 */
export function fillPlaygrounds(
  html: string,
  results: ReadonlyMap<number, PlaygroundResult> | undefined,
  codeFigure: CodeFigure,
): string {
  return html.replace(place, (_, line: string) => {
    const { text = '', language = 'json', notes = [] } = results?.get(Number(line)) ?? {}
    const items = notes.map((note) => h('li', note))
    const list = items.length === 0 ? '' : toHtml(h('ul', { className: ['playground-notes'] }, items))
    return `<div class="playground-result">${codeFigure(text, language, 'Result')}${list}</div>`
  })
}
