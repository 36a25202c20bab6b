import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { didYouMean } from '../../diagnostics/nearest.ts'
import type { Sample } from '../../pages/sample.ts'
import type { ObjectKind, ObjectKinds } from './object-kinds.ts'

/** Words after a language that are not kinds of objects. */
const otherWords = ['partial', 'live', 'live-input']

/** Whether objects can be written in a sample's language. */
export function holdsObjects({ language }: Pick<Sample, 'language'>): boolean {
  return language === 'json' || language === 'yaml'
}

/** The kind in a code block's info string, and errors in its words, reported where the page opens the block. */
export function readKindWords(
  sample: Sample,
  { kinds }: Pick<ObjectKinds, 'kinds'>,
): { kind: ObjectKind | undefined; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const report = (message: string, hint?: string) => {
    const { page: file, line, column } = sample
    diagnostics.push({ severity: 'error', code: 'sample-unknown-kind', file, line, column, message, hint })
  }
  const kindWords = sample.words.filter((word) => kinds.has(word))
  // A live block may have the name of its kind of playground, which is checked elsewhere.
  const isLive = sample.words.includes('live')
  for (const word of sample.words) {
    if (isLive || kinds.has(word) || otherWords.includes(word)) continue
    const near = didYouMean(word, [...kinds.keys(), ...otherWords])
    report(`“${word}” is not a kind of object.`, near ?? `Kinds are: ${[...kinds.keys()].join(', ')}.`)
  }
  const [first, second] = kindWords
  if (first !== undefined && !holdsObjects(sample)) {
    report(
      `A sample of ${sample.language} cannot be marked as “${first}”.`,
      'Kinds are allowed only after json and yaml.',
    )
    return { kind: undefined, diagnostics }
  }
  if (second !== undefined)
    report(`The code block names two kinds: “${first}” and “${second}”.`, 'Keep one of the two.')
  return { kind: first === undefined ? undefined : kinds.get(first), diagnostics }
}
