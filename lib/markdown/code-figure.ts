import { toHtml } from 'hast-util-to-html'
import { loadHighlightCode } from './highlight-code.ts'
import { highlightLanguages } from './languages.ts'

/**
 * A code block as pages have it, for code that is written by the build and not by a writer.
 * @param language a word after a fence; code in an unknown language stays plain
 */
export type CodeFigure = (code: string, language: string, title?: string) => string

const textHtml = (value: string) => toHtml({ type: 'text', value })

async function load(): Promise<CodeFigure> {
  const highlight = await loadHighlightCode(Object.keys(highlightLanguages))
  return (code, language, title) => {
    const lang = highlightLanguages[language] === undefined ? 'text' : language
    const caption = title === undefined ? '' : `<figcaption>${textHtml(title)}</figcaption>`
    const pre = `<pre tabindex="0" data-language="${lang}"><code>${highlight(code, lang)}</code></pre>`
    return `<figure class="code">${caption}${pre}</figure>`
  }
}

let loaded: Promise<CodeFigure> | undefined

/** Loads the highlighter with all its languages, once. */
export function loadCodeFigure(): Promise<CodeFigure> {
  loaded ??= load()
  return loaded
}
