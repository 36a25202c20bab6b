import type { BuildFailure } from 'esbuild'

/** Why content can't be read, on one line: with file, line, and column if a source has mistakes. */
export function failureSentence(error: unknown): string {
  const { errors = [] } = error as Partial<BuildFailure>
  const [first] = errors
  const reason =
    first?.location == null
      ? String(error instanceof Error ? error.message : error)
      : `${first.location.file}:${first.location.line}:${first.location.column + 1} ${first.text}`
  const others = errors.length > 1 ? ` (one of ${errors.length} errors)` : ''
  return `${reason.replace(/\s+/g, ' ').replace(/\.$/, '')}${others}. Pages stay as they are until this is fixed.`
}
