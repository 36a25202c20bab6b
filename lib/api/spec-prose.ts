import type { Tokens } from '../config/tokens.ts'
import { markdownRuns } from '../prose/markdown-runs.ts'
import { withoutTokens } from '../prose/placed-text.ts'
import type { ProseRun } from '../prose/prose-run.ts'
import type { SpecBundle } from './bundle-spec.ts'
import { formatPointer, isRecord } from './json-pointer.ts'
import type { ShapeName } from './openapi-shapes.ts'
import { childrenOf } from './spec-children.ts'

/** The texts of a file of the specification that readers read. */
export interface SpecProse {
  file: string
  prose: ProseRun[]
}

const keys = ['summary', 'description'] as const

/** The summaries and descriptions of a specification, at the places where they stand. Examples are no prose. */
export function specProse(bundle: SpecBundle, tokens: Tokens): SpecProse[] {
  const files = new Map<string, ProseRun[]>()
  const read = new Set<string>()
  const visit = (shape: ShapeName, value: unknown): void => {
    if (!isRecord(value)) return
    const origin = bundle.originOf(value)
    for (const key of origin === undefined ? [] : keys) {
      const { file, pointer } = origin as NonNullable<typeof origin>
      const id = `${file.path}${formatPointer([...pointer, key])}`
      const text = typeof value[key] === 'string' && !read.has(id) ? file.textAt([...pointer, key]) : undefined
      if (text === undefined) continue
      read.add(id)
      const runs = files.get(file.path) ?? []
      files.set(file.path, runs)
      runs.push(...markdownRuns(withoutTokens(text, tokens)))
    }
    for (const child of childrenOf(shape, value, bundle.version)) visit(child.shape, child.value)
  }
  visit('OpenApi', bundle.document)
  return [...files].map(([file, prose]) => ({ file, prose }))
}
