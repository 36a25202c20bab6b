import type { Tokens } from '#lib/config/tokens.ts'
import type { ClosedLists } from '#lib/content/page-fields.ts'
import { capabilitiesFile, glossaryFile, readDataFile, tagsFile, themesFile } from '#lib/content/site-data.ts'
import type { Technologies } from '#lib/content/technology-file.ts'
import { findMarks, technologiesFile } from '#lib/content/technology-file.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import type { GlossaryEntry } from '#lib/markdown/page-context.ts'
import { type BannedWordsFile, bannedWordsFile } from '#lib/prose/banned-words.ts'
import { synonymGroups, synonymsFile } from '#lib/search/synonyms.ts'
import { memoizeLast } from '../disk/memoize-last.ts'
import { createMarkReader, type SiteMarks } from './read-marks.ts'

/** The contents of the data files in `content/`. */
export interface SiteData {
  lists: ClosedLists
  tags: Record<string, { label: string; description: string }>
  themes: Record<string, { label: string }>
  capabilities: Record<string, { label: string }>
  /** Those without a mark have no `icon`. */
  technologies: Technologies
  marks: SiteMarks
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

type ReadData = (
  contentFiles: readonly string[],
  textOf: (name: string) => string | undefined,
  tokens: Tokens,
) => SiteData

/** Creates a reader of data files that returns the same objects while their texts, by name below content/, stay the same. */
export function createDataReader(): ReadData {
  const readTags = dataReader('tags.yaml', tagsFile)
  const readThemes = dataReader('themes.yaml', themesFile)
  const readCapabilities = dataReader('capabilities.yaml', capabilitiesFile)
  const readTechnologies = dataReader('technologies.yaml', technologiesFile)
  const readMarks = createMarkReader()
  const withMarks = memoizeLast((text: string, technologies: Technologies, { names }: SiteMarks) =>
    findMarks('content/technologies.yaml', text, technologies, names),
  )
  const readTerms = dataReader('glossary.yaml', glossaryFile)
  const readBanned = dataReader('banned-words.yaml', bannedWordsFile)
  const readSynonyms = dataReader('synonyms.yaml', synonymsFile)
  const listsOf = memoizeLast(
    (tags: string[], themes: string[], technologies: string[], capabilities: string[]): ClosedLists => {
      return { tags, themes, technologies, capabilities }
    },
  )
  const glossaryOf = memoizeLast(({ data, names }: ReturnType<typeof readTerms>): SiteData['glossary'] => {
    // Terms in a file with errors are not reported as unknown on top of that.
    const unread = Object.fromEntries(names.map((name) => [name, { term: name, definition: '' }]))
    return { ...unread, ...data }
  })
  const groupsOf = memoizeLast(synonymGroups)

  return (contentFiles, textOf, tokens) => {
    const tags = readTags(textOf('tags.yaml'), tokens)
    const themes = readThemes(textOf('themes.yaml'), tokens)
    const capabilities = readCapabilities(textOf('capabilities.yaml'), tokens)
    const technologies = readTechnologies(textOf('technologies.yaml'), tokens)
    const marks = readMarks(contentFiles, textOf)
    const marked = withMarks(textOf('technologies.yaml') ?? '', technologies.data, marks)
    const terms = readTerms(textOf('glossary.yaml'), tokens)
    const banned = readBanned(textOf('banned-words.yaml'), tokens)
    const synonyms = readSynonyms(textOf('synonyms.yaml'), tokens)
    return {
      lists: listsOf(tags.names, themes.names, technologies.names, capabilities.names),
      tags: tags.data,
      themes: themes.data,
      capabilities: capabilities.data,
      technologies: marked.technologies,
      marks,
      glossary: glossaryOf(terms),
      banned: banned.data,
      synonyms: groupsOf(synonyms.data),
      diagnostics: [
        ...[tags, themes, capabilities, technologies, terms, banned, synonyms].flatMap(
          ({ diagnostics }) => diagnostics,
        ),
        ...marks.diagnostics,
        ...marked.diagnostics,
      ],
    }
  }
}
