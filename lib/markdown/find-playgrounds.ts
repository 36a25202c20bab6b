import type { Sample } from '../pages/sample.ts'

export type PlaygroundKind = 'jsx' | 'jq' | 'mapping'

/** A playground of a page: its live code block and, for a program, the payload. */
export type Playground = { kind: 'jsx'; program: Sample } | { kind: 'jq' | 'mapping'; program: Sample; input: Sample }

/** The playgrounds among a page's samples, in page order. A missing payload is reported elsewhere. */
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
