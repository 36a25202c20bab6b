import type { AnsweredFile } from '#lib/checks/reader-answers.ts'
import { replaceTokens, type Tokens } from '#lib/config/tokens.ts'
import { dataTexts, proseOf } from '#lib/content/data-prose.ts'
import { readDataFile } from '#lib/content/site-data.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import type { ProseRun } from '#lib/prose/prose-run.ts'
import { questionsFile, type ReaderQuestions } from '#lib/search/reader-questions.ts'
import { memoizeByName, memoizeLast } from '../disk/memoize-last.ts'
import type { Store } from '../disk/store.ts'

/** A file of content/questions, as plain JSON. */
export interface QuestionFile extends AnsweredFile {
  questions: ReaderQuestions
  /** The answers. */
  prose: ProseRun[]
  diagnostics: Diagnostic[]
}

const isQuestionFile = (name: string) => /^questions\/[^/]+\.yaml$/.test(name)

/** The code in answers of a file. */
function codesOf(texts: ReturnType<typeof dataTexts>, tokens: Tokens): QuestionFile['codes'] {
  return texts.flatMap(({ entry, placed }) =>
    [...placed.text.matchAll(/`([^`]+)`/g)].map(({ 1: code = '', index }) => ({
      link: replaceTokens(entry, tokens),
      code: replaceTokens(code, tokens),
      ...placed.placeOf(index + 1),
    })),
  )
}

function readQuestionFile(file: string, text: string, tokens: Tokens): QuestionFile {
  const texts = dataTexts(text, ['answer'])
  const { data, keys, diagnostics } = readDataFile(file, text, questionsFile, tokens)
  return {
    file,
    questions: data,
    // The schema reports what is not a path.
    links: keys.flatMap(({ name, ...place }) => (name.startsWith('/') ? { href: name, ...place } : [])),
    codes: codesOf(texts, tokens),
    prose: texts.flatMap(({ placed }) => proseOf('text', placed, tokens) ?? []),
    diagnostics,
  }
}

/**
 * Creates a reader of the questions of readers. What a file says is stored, because parsing thousands of answers takes
 * as long as reading a small site.
 */
export function createQuestionReader(
  store: Store,
): (contentFiles: readonly string[], textOf: (name: string) => string | undefined, tokens: Tokens) => QuestionFile[] {
  const stored = store.step<QuestionFile>('questions')
  const readFile = memoizeByName((file: string, text: string, tokens: Tokens) =>
    stored.keep([file, text, JSON.stringify(tokens)], () => readQuestionFile(file, text, tokens)),
  )
  const sameFiles = memoizeLast((...files: QuestionFile[]) => files)
  return (contentFiles, textOf, tokens) =>
    sameFiles(
      ...contentFiles.filter(isQuestionFile).map((name) => readFile(`content/${name}`, textOf(name) ?? '', tokens)),
    )
}

/** The questions of all files; those of a heading in two files come one after the other. */
export function allQuestions(files: readonly QuestionFile[]): ReaderQuestions {
  const all: ReaderQuestions = {}
  for (const { questions } of files) {
    for (const [link, entries] of Object.entries(questions)) all[link] = [...(all[link] ?? []), ...entries]
  }
  return all
}
