import { languageOf } from '../languages/languages.ts'
import { createPrettyCodeHighlighter, slotTransformer } from './highlighter.ts'

/** Converts code to highlighted HTML; code in a language that was not loaded is only escaped. */
export type HighlightCode = (code: string, language: string) => string

/** Loads the highlighter for some languages, by the words after a fence. */
export async function loadHighlightCode(words: readonly string[]): Promise<HighlightCode> {
  const highlighter = createPrettyCodeHighlighter()
  // The tokens are needed at once, so they need no slots.
  const transformers = [slotTransformer((html) => html, false)] as const
  for (const word of words) if (languageOf(word) !== undefined) await highlighter.loadLanguage(word)
  return (code, language) => {
    const lang = words.includes(language) && languageOf(language) !== undefined ? language : 'text'
    const [, tokens = ''] = /<code>([\s\S]*)<\/code>/.exec(highlighter.codeToHtml(code, { lang, transformers })) ?? []
    return tokens
  }
}
