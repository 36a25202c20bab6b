import { languageOf, languages } from '../languages/languages.ts'
import type { Retrieved } from '../search/retriever.ts'
import { stopWords } from '../search/words/stop-words.ts'
import { plainForm, wordsOf } from '../search/words/tokenize.ts'
import { excludedStems, withoutExcluded } from './excluded.ts'
import {
  asksForCall,
  asksForSeveral,
  contentWords,
  isFiller,
  isTrouble,
  type QuestionType,
  type QuestionWord,
  questionType,
  statusCodeOf,
  wantsSample,
} from './question.ts'
import { subjectsOf } from './subject.ts'
import { toolsIn } from './tools.ts'
import { createSaidIn, createWordsIn, unknownWords, type WordsIn } from './words-in.ts'

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

/** Languages that nobody names who doesn't want to see code: “verify a signature in node”. */
const programs: ReadonlySet<string> = new Set(['go', 'javascript', 'python'])
/** Whether a question names a programming language. */
export const namesProgram = (question: string) =>
  requests.some(({ asked, language }) => programs.has(language) && asked.test(question))

const sampleIn = /\b(?:example|sample|snippet)s?\b/i

/** A question without the word that asks to see an example: what follows it asks for something else. */
export const withoutSample = (question: string) => question.replace(sampleIn, '').trim()

/** The language in which a question asks to see an example. @example askedLanguage('Show me a Python example') → 'python' */
export function askedLanguage(question: string): string | undefined {
  return sampleIn.test(question) ? requests.find(({ asked }) => asked.test(question))?.language : undefined
}

/** “What does the JSON look like?” */
const looks = /\blooks? like\b/i

/**
 * Whether a question asks to see an example, and doesn’t say of what.
 * @example asksForSampleOnly('Give me an example in JSON') → true
 */
export function asksForSampleOnly(question: string): boolean {
  const request = question.replace(looks, ' ')
  const rest = requests.reduce((text, { asked }) => text.replace(asked, ' '), request.replace(sampleIn, ' '))
  return (
    (wantsSample(question) || rest !== request) && wordsOf(rest).every((word) => stopWords.has(word) || isFiller(word))
  )
}

/** Words with a capital that follow each other; the first of a sentence has one whatever it is. */
const run = /(?:\b\p{Lu}[\p{L}\p{N}-]*)(?:\s+\p{Lu}[\p{L}\p{N}-]*)+/gu

/**
 * Names of several words in a question, as they are compared. Their words apart mean something else: “Microsoft Teams”
 * isn't a team.
 * @example properNames('Does it work with Microsoft Teams?') → ['microsoftteams']
 */
export function properNames(question: string): string[] {
  return [...question.matchAll(run)].flatMap(([text]) => {
    const words = text.split(/\s+/)
    const first = words.findIndex((word) => !stopWords.has(word.toLowerCase()))
    const name = first === -1 ? [] : words.slice(first)
    // “Harbor API” is the API of Harbor.
    return name.filter((word) => !/^APIs?$/.test(word)).length < 2 ? [] : [plainForm(name.join(' '))]
  })
}

export interface Asked {
  question: string
  type: QuestionType
  /** Whether it asks for several things: “which kinds”, not “which port”. */
  isPlural: boolean
  /** Whether it is about something that went wrong, or asks why. */
  isTrouble: boolean
  /** Tools that it names, as places in the list of all. */
  tools: ReadonlySet<number>
  /** Whether a text names a tool. */
  namesTool: (text: string) => boolean
  /** Whether it asks for a call of an API. */
  isCall: boolean
  wantsCode: boolean
  /** The language in which it asks for an example. */
  language: string | undefined
  words: readonly QuestionWord[]
  /** Its rarest words, which an answer needs. */
  rarest: readonly QuestionWord[]
  /** Its noun phrases, as places of words, which an answer needs together. */
  subjects: readonly (readonly number[])[]
  /** The status code that it is about, if it is about nothing else. */
  code: string | undefined
  /** Its words that no page contains, as they were typed. */
  unknown: readonly string[]
  /** Words for what an answer must not need, by their stems: “without a rope”. */
  excluded: readonly string[]
  /** Its names of several words, as they are compared. */
  names: readonly string[]
  /** Looks for its words in texts. */
  wordsIn: WordsIn
  /** How much of it a text says in its very words, from 0 to 1. */
  saidIn: (text: string) => number
  isSampleWanted: (sample: { language: string; text: string }) => boolean
}

/** How many of the rarest words of a question an answer needs. */
const rarestWords = 2

/** Reads a question. @param retrieved its words as the index knows them */
export function askedOf(question: string, retrieved: Retrieved): Asked {
  const words = contentWords(retrieved.words)
  const unknown = new Set(unknownWords(retrieved))
  const wantsCode = wantsSample(question)
  const type = questionType(question)
  const isPlural = asksForSeveral(question)
  return {
    question,
    type,
    isPlural,
    isTrouble: type === 'why' || isTrouble(question),
    tools: toolsIn(withoutExcluded(question), retrieved.tools),
    namesTool: (text) => toolsIn(text, retrieved.tools).size > 0,
    isCall: asksForCall(question),
    wantsCode,
    language: askedLanguage(question),
    words,
    rarest: [...words].sort((a, b) => b.weight - a.weight).slice(0, rarestWords),
    subjects: subjectsOf(retrieved.words, words, type, isPlural),
    code: statusCodeOf(question),
    unknown: words.filter(({ position, term }) => unknown.has(position) && !isFiller(term)).map(({ term }) => term),
    excluded: excludedStems(question),
    names: properNames(question),
    wordsIn: createWordsIn(retrieved),
    saidIn: createSaidIn(retrieved),
    isSampleWanted: (sample) => (wantsCode || namesProgram(question)) && isAskedSample(question, sample),
  }
}
