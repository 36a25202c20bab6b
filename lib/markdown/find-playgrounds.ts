import { type PlaygroundForm, playgroundFormOf } from '../pages/playground-form.ts'
import type { Sample } from '../pages/sample.ts'

/** A playground of a page: its live code block and, for a kind that has one, the block before it. */
export interface Playground {
  /** The name of its kind, or `jsx`. */
  kind: string
  program: Sample
  input?: Sample
}

/** The playgrounds among a page's samples, in page order. A missing input is reported elsewhere. */
export function findPlaygrounds(samples: readonly Sample[], forms: readonly PlaygroundForm[]): Playground[] {
  return samples.flatMap((program, index): Playground[] => {
    const { language, words } = program
    if (!words.includes('live')) return []
    const form = playgroundFormOf(language, words, forms)
    if (form === undefined) return language === 'javascript' ? [{ kind: 'jsx', program }] : []
    if (form.input === undefined) return [{ kind: form.name, program }]
    const input = samples[index - 1]
    const isInput = input?.language === form.input.language && input.words.includes('live-input')
    return isInput ? [{ kind: form.name, program, input }] : []
  })
}
