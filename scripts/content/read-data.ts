import type { Technologies } from '#lib/card-index/guide-cards.ts'
import type { Tokens } from '#lib/config/tokens.ts'
import { glossaryFile, readDataFile, tagsFile, themesFile } from '#lib/content/site-data.ts'
import { checkTechnologyIcons, technologiesFile } from '#lib/content/technology-file.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import type { GlossaryEntry } from '#lib/markdown/page-context.ts'
import { type BannedWordsFile, bannedWordsFile } from '#lib/prose/banned-words.ts'
import { synonymGroups, synonymsFile } from '#lib/search/synonyms.ts'
import type { ClosedLists } from '../../schema/page-fields.ts'
import { logoSlugs } from './logo-files.ts'
import { rememberLast } from './remember-last.ts'

/** What the data files of `content/` say. */
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

/** A reader of one file that gives the same data again while its text stays the same. */
function dataReader<T extends Parameters<typeof readDataFile>[2]>(name: string, schema: T) {
  return rememberLast((text: string | undefined, tokens: Tokens) =>
    readDataFile(`content/${name}`, text, schema, tokens),
  )
}

type ReadData = (textOf: (name: string) => string | undefined, tokens: Tokens) => SiteData

/** A reader of data files that gives the same data again while their texts, by their names below content/, stay the same. */
export function createDataReader(): ReadData {
  const readTags = dataReader('tags.yaml', tagsFile)
  const readThemes = dataReader('themes.yaml', themesFile)
  const readTechnologies = dataReader('technologies.yaml', technologiesFile)
  const findIcons = rememberLast((text: string, technologies: Technologies) =>
    checkTechnologyIcons('content/technologies.yaml', text, technologies, logoSlugs()),
  )
  const readTerms = dataReader('glossary.yaml', glossaryFile)
  const readBanned = dataReader('banned-words.yaml', bannedWordsFile)
  const readSynonyms = dataReader('synonyms.yaml', synonymsFile)
  const listsOf = rememberLast((tags: string[], themes: string[], technologies: string[]): ClosedLists => {
    return { tags, themes, technologies }
  })
  const glossaryOf = rememberLast(({ data, names }: ReturnType<typeof readTerms>): SiteData['glossary'] => {
    // What a faulty file names is not unknown besides.
    const unread = Object.fromEntries(names.map((name) => [name, { term: name, definition: '' }]))
    return { ...unread, ...data }
  })
  const groupsOf = rememberLast(synonymGroups)

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
