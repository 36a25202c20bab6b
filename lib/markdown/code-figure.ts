import { toHtml } from 'hast-util-to-html'
import { createPrettyCodeHighlighter } from './highlighter.ts'
import { highlightLanguages } from './languages.ts'
import { createSlots } from './slots.ts'

/**
 * A code block as pages have it, for code that is written by the build and not by a writer.
 * @param language a word after a fence; code in an unknown language stays plain
 */
export type CodeFigure = (code: string, language: string, title?: string) => string

const textHtml = (value: string) => toHtml({ type: 'text', value })

async function load(): Promise<CodeFigure> {
  const slots = createSlots()
  const highlighter = createPrettyCodeHighlighter(slots)
  for (const word of Object.keys(highlightLanguages)) await highlighter.loadLanguage(word)
  return (code, language, title) => {
    const lang = highlightLanguages[language] === undefined ? 'text' : language
    const [, tokens = ''] = /<code>([\s\S]*)<\/code>/.exec(highlighter.codeToHtml(code, { lang })) ?? []
    const caption = title === undefined ? '' : `<figcaption>${textHtml(title)}</figcaption>`
    const pre = `<pre tabindex="0" data-language="${lang}"><code>${slots.fill(tokens)}</code></pre>`
    return `<figure class="code">${caption}${pre}</figure>`
  }
}

let loaded: Promise<CodeFigure> | undefined

/** Loads the highlighter with all its languages, once. */
export function loadCodeFigure(): Promise<CodeFigure> {
  loaded ??= load()
  return loaded
}
