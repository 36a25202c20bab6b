import type { LanguageRegistration } from 'shiki/core'
import { bundledLanguagesInfo } from 'shiki/langs'
import { allLanguages, grammars } from './languages.ts'

// Scripts of pages don't import this module: it lists all of Shiki's languages.

/** A language that Shiki highlights and the engine doesn't check. */
interface BundledLanguage {
  /** Its name in Shiki. */
  id: string
  label: string
  /** All words that writers can use after the fence. */
  words: readonly string[]
  load: () => Promise<{ default: LanguageRegistration[] }>
}

/** Shiki's names of the engine's own languages. */
const ownNames = new Set([...Object.keys(grammars), 'shellscript', 'mermaid'])

const byWord = new Map(
  bundledLanguagesInfo
    .filter(({ id }) => !ownNames.has(id))
    .map(({ id, name, aliases = [], import: load }): BundledLanguage => {
      const words = [id, ...aliases].filter((word) => !allLanguages.includes(word))
      return { id, label: name, words, load: load as BundledLanguage['load'] }
    })
    .flatMap((language) => language.words.map((word) => [word, language] as const)),
)

/** Names of all bundled languages, other names included. */
export const bundledWords: readonly string[] = [...byWord.keys()]

/** A bundled language by one of its names. @example bundledLanguage('dockerfile')?.id → 'docker' */
export function bundledLanguage(word: string): BundledLanguage | undefined {
  return byWord.get(word)
}

/** The bundled language of a word after a fence, if the site has added it. @param added names in `code.languages` */
export function addedLanguage(word: string, added: readonly string[]): BundledLanguage | undefined {
  const language = byWord.get(word)
  return language?.words.some((name) => added.includes(name)) === true ? language : undefined
}
