import { toHtml } from 'hast-util-to-html'
import { highlightedWords, languageOf } from '../languages/languages.ts'
import { loadHighlightCode } from './highlight-code.ts'

/**
 * Renders generated code like the code blocks of pages.
 * @param language a word after a fence; code in an unknown language is not highlighted
 */
export type CodeFigure = (code: string, language: string, title?: string) => string

const textHtml = (value: string) => toHtml({ type: 'text', value })

async function load(): Promise<CodeFigure> {
  const highlight = await loadHighlightCode(highlightedWords)
  return (code, language, title) => {
    const lang = languageOf(language) === undefined ? 'text' : language
    const caption = title === undefined ? '' : `<figcaption>${textHtml(title)}</figcaption>`
    const pre = `<pre tabindex="0" data-language="${lang}"><code>${highlight(code, lang)}</code></pre>`
    return `<figure class="code">${caption}${pre}</figure>`
  }
}

let loaded: Promise<CodeFigure> | undefined

/** Loads the highlighter with all languages, once. */
export function loadCodeFigure(): Promise<CodeFigure> {
  loaded ??= load()
  return loaded
}
