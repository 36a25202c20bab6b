import type { Sample } from '../samples/sample.ts'

export type PlaygroundKind = 'jsx' | 'jq' | 'mapping'

/** A playground of a page: its live code block, and the payload of one that has a program. */
export type Playground = { kind: 'jsx'; program: Sample } | { kind: 'jq' | 'mapping'; program: Sample; input: Sample }

/** The playgrounds among the samples of a page, in their order. One without a payload is reported elsewhere. */
export function findPlaygrounds(samples: readonly Sample[]): Playground[] {
  return samples.flatMap((program, index): Playground[] => {
    if (!program.words.includes('live')) return []
    if (program.language === 'javascript') return [{ kind: 'jsx', program }]
    const input = samples[index - 1]
    const kind = program.language === 'jq' ? 'jq' : program.words.includes('mapping') ? 'mapping' : undefined
    if (kind === undefined || input?.language !== 'json' || !input.words.includes('live-input')) return []
    return [{ kind, program, input }]
  })
}
