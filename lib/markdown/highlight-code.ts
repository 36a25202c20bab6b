import { createPrettyCodeHighlighter } from './highlighter.ts'
import { highlightLanguages } from './languages.ts'
import { createSlots } from './slots.ts'

/** Code as the HTML of its tokens; code in a language that was not loaded stays plain. */
export type HighlightCode = (code: string, language: string) => string

/** Loads the highlighter for some languages, by the words after a fence. */
export async function loadHighlightCode(words: readonly string[]): Promise<HighlightCode> {
  const slots = createSlots()
  const highlighter = createPrettyCodeHighlighter(slots)
  for (const word of words) await highlighter.loadLanguage(word)
  return (code, language) => {
    const lang = words.includes(language) && highlightLanguages[language] !== undefined ? language : 'text'
    const [, tokens = ''] = /<code>([\s\S]*)<\/code>/.exec(highlighter.codeToHtml(code, { lang })) ?? []
    return slots.fill(tokens)
  }
}
