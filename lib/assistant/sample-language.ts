import { languageOf, languages } from '../languages/languages.ts'

/** How readers ask for code, and which samples they mean. */
const requests: readonly { asked: RegExp; language: string; text?: RegExp }[] = [
  // A tool: not every shell script calls it.
  { asked: /\bcurl\b/i, language: 'shell', text: /\bcurl\b/ },
  ...Object.entries(languages).map(([language, { asked = new RegExp(`\\b${language}\\b`, 'i') }]) => ({
    asked,
    language,
  })),
]

/** Whether a sample is in the language that a question names; if it names none, every sample is. */
export function isAskedSample(question: string, sample: { language: string; text: string }): boolean {
  const asked = requests.filter((request) => request.asked.test(question))
  const language = languageOf(sample.language)
  return (
    asked.length === 0 ||
    asked.some((request) => request.language === language && (request.text?.test(sample.text) ?? true))
  )
}

const sampleIn = /\b(?:example|sample|snippet)s?\b/i

/** The language in which a question asks to see an example. @example askedLanguage('Show me a Python example') → 'python' */
export function askedLanguage(question: string): string | undefined {
  return sampleIn.test(question) ? requests.find(({ asked }) => asked.test(question))?.language : undefined
}
