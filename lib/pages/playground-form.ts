import type { Language } from '../languages/languages.ts'

/** How writers write playgrounds of one kind. Plain JSON. */
export interface PlaygroundForm {
  /** The name of the kind: the language of the live block, or a word after its language. */
  name: string
  /** Languages of the live block. */
  languages: readonly Language[]
  /** Title of a live block that has none of its own; it labels the editor. */
  title: string
  /** The block before the live one, with what the live block works on. Undefined for a kind that needs none. */
  input?: { language: Language; title: string }
}

/** The form of a live block, by its language and words; undefined if none fits. JSX has no form. */
export function playgroundFormOf(
  language: Language | undefined,
  words: readonly string[],
  forms: readonly PlaygroundForm[],
): PlaygroundForm | undefined {
  return forms.find(
    ({ name, languages }) =>
      language !== undefined && languages.includes(language) && (language === name || words.includes(name)),
  )
}

/** What writers can write after the fence of a live block. @example liveFences(mapping)[0] → 'yaml mapping live' */
export function liveFences({ name, languages }: PlaygroundForm): string[] {
  return languages.map((language) => (language === name ? `${name} live` : `${language} ${name} live`))
}
