import type { Tokens } from '#lib/config/tokens.ts'
import type { ClosedLists } from '#lib/content/page-fields.ts'
import { facetFile, glossaryFile, readDataFile, tagsFile, themesFile } from '#lib/content/site-data.ts'
import type { Technologies } from '#lib/content/technology-file.ts'
import { findMarks, technologiesFile } from '#lib/content/technology-file.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import type { GlossaryEntry } from '#lib/markdown/page-context.ts'
import { type BannedWordsFile, bannedWordsFile } from '#lib/prose/banned-words.ts'
import { everydayFile, everydayWords } from '#lib/search/everyday-words.ts'
import { type ReaderQuestions, unansweredFile, unansweredQuestions } from '#lib/search/reader-questions.ts'
import { synonymGroups, synonymsFile } from '#lib/search/synonyms.ts'
import { memoizeByName, memoizeLast, memoizeValues, reuseEqual } from '../disk/memoize-last.ts'
import type { Store } from '../disk/store.ts'
import { createMarkReader, type SiteMarks } from './read-marks.ts'
import { allQuestions, createQuestionReader, type QuestionFile } from './read-questions.ts'

/** What readers see for the values of facets, by the field of the facet. */
export type Facets = Readonly<Record<string, Readonly<Record<string, { label: string }>>>>

/** The contents of the data files in `content/`. */
export interface SiteData {
  lists: ClosedLists
  tags: Record<string, { label: string; description: string }>
  themes: Record<string, { label: string }>
  /** Values of facets, by their field. */
  facets: Facets
  /** Those without a mark have no `icon`. */
  technologies: Technologies
  marks: SiteMarks
  glossary: Record<string, GlossaryEntry>
  banned: BannedWordsFile
  /** Groups of words and phrases that mean the same to readers. */
  synonyms: string[][]
  /** Words and phrases of the docs, each with what readers say for it. */
  everyday: string[][]
  /** Questions of readers that no page answers, as words with spaces. */
  unanswered: string[]
  /** Questions of readers, by the page or heading that answers them. */
  questions: ReaderQuestions
  /** The files that list them. */
  questionFiles: readonly QuestionFile[]
  diagnostics: Diagnostic[]
}

/** Creates a reader of one file that returns the same object while its text stays the same. */
function dataReader<T extends Parameters<typeof readDataFile>[2]>(name: string, schema: T) {
  return memoizeLast((text: string | undefined, tokens: Tokens) =>
    readDataFile(`content/${name}`, text, schema, tokens),
  )
}

/** Creates a reader of data files that returns the same objects while their texts, by name below content/, stay the same. */
export function createDataReader(store: Store) {
  const readTags = dataReader('tags.yaml', tagsFile)
  const readThemes = dataReader('themes.yaml', themesFile)
  const readFacet = memoizeByName((name: string, text: string | undefined, tokens: Tokens) =>
    readDataFile(`content/${name}`, text, facetFile, tokens),
  )
  // Equal as JSON until the text of a file or the list of facets changes.
  const reuseFacets = reuseEqual<Facets>()
  const reuseFacetLists = reuseEqual<ClosedLists['facets']>()
  const readTechnologies = dataReader('technologies.yaml', technologiesFile)
  const readMarks = createMarkReader()
  const withMarks = memoizeLast((text: string, technologies: Technologies, { names }: SiteMarks) =>
    findMarks('content/technologies.yaml', text, technologies, names),
  )
  const readTerms = dataReader('glossary.yaml', glossaryFile)
  const readBanned = dataReader('banned-words.yaml', bannedWordsFile)
  const readSynonyms = dataReader('synonyms.yaml', synonymsFile)
  const readEveryday = dataReader('everyday-words.yaml', everydayFile)
  const readUnanswered = dataReader('unanswered-questions.yaml', unansweredFile)
  const readQuestions = createQuestionReader(store)
  const reuseLists = memoizeValues((lists: ClosedLists) => lists)
  const glossaryOf = memoizeLast(({ data, names }: ReturnType<typeof readTerms>): SiteData['glossary'] => {
    // Terms in a file with errors are not reported as unknown on top of that.
    const unread = Object.fromEntries(names.map((name) => [name, { term: name, definition: '' }]))
    return { ...unread, ...data }
  })
  const groupsOf = memoizeLast(synonymGroups)
  const everydayOf = memoizeLast(everydayWords)
  const unansweredOf = memoizeLast(unansweredQuestions)
  const questionsOf = memoizeLast(allQuestions)

  return (
    contentFiles: readonly string[],
    textOf: (name: string) => string | undefined,
    tokens: Tokens,
    facetFields: readonly string[],
  ): SiteData => {
    const tags = readTags(textOf('tags.yaml'), tokens)
    const themes = readThemes(textOf('themes.yaml'), tokens)
    const facets = facetFields.map((field) => ({
      field,
      ...readFacet(`${field}.yaml`, textOf(`${field}.yaml`), tokens),
    }))
    const facetLists = reuseFacetLists(Object.fromEntries(facets.map(({ field, names }) => [field, names])))
    const technologies = readTechnologies(textOf('technologies.yaml'), tokens)
    const marks = readMarks(contentFiles, textOf)
    const marked = withMarks(textOf('technologies.yaml') ?? '', technologies.data, marks)
    const terms = readTerms(textOf('glossary.yaml'), tokens)
    const banned = readBanned(textOf('banned-words.yaml'), tokens)
    const synonyms = readSynonyms(textOf('synonyms.yaml'), tokens)
    const everyday = readEveryday(textOf('everyday-words.yaml'), tokens)
    const unanswered = readUnanswered(textOf('unanswered-questions.yaml'), tokens)
    const questionFiles = readQuestions(contentFiles, textOf, tokens)
    return {
      lists: reuseLists({
        tags: tags.names,
        themes: themes.names,
        technologies: technologies.names,
        facets: facetLists,
      }),
      tags: tags.data,
      themes: themes.data,
      facets: reuseFacets(Object.fromEntries(facets.map(({ field, data }) => [field, data]))),
      technologies: marked.technologies,
      marks,
      glossary: glossaryOf(terms),
      banned: banned.data,
      synonyms: groupsOf(synonyms.data),
      everyday: everydayOf(everyday.data),
      unanswered: unansweredOf(unanswered.data),
      questions: questionsOf(questionFiles),
      questionFiles,
      diagnostics: [
        ...[tags, themes, ...facets, technologies, terms, banned, synonyms, everyday, unanswered].flatMap(
          ({ diagnostics }) => diagnostics,
        ),
        ...questionFiles.flatMap(({ diagnostics }) => diagnostics),
        ...marks.diagnostics,
        ...marked.diagnostics,
      ],
    }
  }
}
