import { z } from 'zod'
import { tokenize, wordsOf } from './words/tokenize.ts'

const words = z
  .string()
  .min(1)
  .refine((text) => tokenize(text).length > 0, 'Write letters or digits.')

/**
 * content/synonyms.yaml: a word or phrase, and others that mean the same to readers. All of them find each other.
 * @example { kubernetes: ['k8s', 'kube'] }
 */
export const synonymsFile = z.record(words, z.array(words).min(1)).superRefine((groups, context) => {
  const owners = new Map<string, string>()
  for (const [name, others] of Object.entries(groups)) {
    for (const [index, text] of [name, ...others].entries()) {
      const form = synonymForm(text)
      const owner = owners.get(form)
      owners.set(form, owner ?? name)
      if (owner === undefined) continue
      const twice = owner === name ? 'twice in this group' : `in the group of “${owner}”, too`
      const path = index === 0 ? [name] : [name, index - 1]
      context.addIssue({ code: 'custom', path, message: `“${text}” appears ${twice}: keep it once.` })
    }
  }
})

/** How a synonym is compared: its words, whatever divides them. */
function synonymForm(text: string): string {
  return wordsOf(text).join(' ')
}

/** Groups of words and phrases that mean the same, in a fixed order. */
export function synonymGroups(file: z.infer<typeof synonymsFile>): string[][] {
  return Object.entries(file)
    .map(([name, others]) => [name, ...others].map(synonymForm))
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
}
