import type { Tokens } from '#lib/config/tokens.ts'
import type { ClosedLists } from '#lib/content/page-fields.ts'
import { glossaryFile, readDataFile, tagsFile, themesFile } from '#lib/content/site-data.ts'
import type { Technologies } from '#lib/content/technology-file.ts'
import { checkTechnologyIcons, technologiesFile } from '#lib/content/technology-file.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import type { GlossaryEntry } from '#lib/markdown/page-context.ts'
import { type BannedWordsFile, bannedWordsFile } from '#lib/prose/banned-words.ts'
import { synonymGroups, synonymsFile } from '#lib/search/synonyms.ts'
import { memoizeLast } from '../disk/memoize-last.ts'
import { logoSlugs } from './logo-files.ts'

/** The contents of the data files in `content/`. */
export interface SiteData {
  lists: ClosedLists
  tags: Record<string, { label: string; description: string }>
  themes: Record<string, { label: string }>
  technologies: Technologies
  glossary: Record<string, GlossaryEntry>
  banned: BannedWordsFile
  /** Groups of words and phrases that mean the same to readers. */
  synonyms: string[][]
  diagnostics: Diagnostic[]
}

/** Creates a reader of one file that returns the same object while its text stays the same. */
function dataReader<T extends Parameters<typeof readDataFile>[2]>(name: string, schema: T) {
  return memoizeLast((text: string | undefined, tokens: Tokens) =>
    readDataFile(`content/${name}`, text, schema, tokens),
  )
}

type ReadData = (textOf: (name: string) => string | undefined, tokens: Tokens) => SiteData

/** Creates a reader of data files that returns the same objects while their texts, by name below content/, stay the same. */
export function createDataReader(): ReadData {
  const readTags = dataReader('tags.yaml', tagsFile)
  const readThemes = dataReader('themes.yaml', themesFile)
  const readTechnologies = dataReader('technologies.yaml', technologiesFile)
  const findIcons = memoizeLast((text: string, technologies: Technologies) =>
    checkTechnologyIcons('content/technologies.yaml', text, technologies, logoSlugs()),
  )
  const readTerms = dataReader('glossary.yaml', glossaryFile)
  const readBanned = dataReader('banned-words.yaml', bannedWordsFile)
  const readSynonyms = dataReader('synonyms.yaml', synonymsFile)
  const listsOf = memoizeLast((tags: string[], themes: string[], technologies: string[]): ClosedLists => {
    return { tags, themes, technologies }
  })
  const glossaryOf = memoizeLast(({ data, names }: ReturnType<typeof readTerms>): SiteData['glossary'] => {
    // Terms in a file with errors are not reported as unknown on top of that.
    const unread = Object.fromEntries(names.map((name) => [name, { term: name, definition: '' }]))
    return { ...unread, ...data }
  })
  const groupsOf = memoizeLast(synonymGroups)

  return (textOf, tokens) => {
    const tags = readTags(textOf('tags.yaml'), tokens)
    const themes = readThemes(textOf('themes.yaml'), tokens)
    const technologies = readTechnologies(textOf('technologies.yaml'), tokens)
    const terms = readTerms(textOf('glossary.yaml'), tokens)
    const banned = readBanned(textOf('banned-words.yaml'), tokens)
    const synonyms = readSynonyms(textOf('synonyms.yaml'), tokens)
    return {
      lists: listsOf(tags.names, themes.names, technologies.names),
      tags: tags.data,
      themes: themes.data,
      technologies: technologies.data,
      glossary: glossaryOf(terms),
      banned: banned.data,
      synonyms: groupsOf(synonyms.data),
      diagnostics: [
        ...[tags, themes, technologies, terms, banned, synonyms].flatMap(({ diagnostics }) => diagnostics),
        ...findIcons(textOf('technologies.yaml') ?? '', technologies.data),
      ],
    }
  }
}
