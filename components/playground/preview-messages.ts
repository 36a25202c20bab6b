import type { PlaygroundDiagnostic } from '#lib/playground/result.ts'

/** Messages from the page to a preview's frame. */
export type ToPreview =
  | { type: 'show'; id: number; code: string }
  | { type: 'theme'; isDark: boolean; colors: Readonly<Record<string, string>> }
  | { type: 'ping'; id: number }

/** Messages from the frame to the page. They are untrusted, because samples run in the frame. */
export type FromPreview =
  | { type: 'ready' }
  | { type: 'size'; height: number }
  | { type: 'shown'; id: number }
  | { type: 'diagnostic'; id: number; diagnostics: PlaygroundDiagnostic[] }
  | { type: 'pong'; id: number }

const diagnosticLimit = 5
const textLimit = 500

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

function readDiagnostic(value: unknown): PlaygroundDiagnostic | undefined {
  if (!isRecord(value) || typeof value.message !== 'string') return undefined
  const { message, hint, line, column } = value
  return {
    part: 'program',
    message: message.slice(0, textLimit),
    ...(typeof hint === 'string' ? { hint: hint.slice(0, textLimit) } : {}),
    ...(isCount(line) && isCount(column) ? { line, column } : {}),
  }
}

/** Parses a message from the frame; undefined if it isn't one. */
export function readFromPreview(value: unknown): FromPreview | undefined {
  if (!isRecord(value)) return undefined
  const { type, id, height, diagnostics } = value
  if (type === 'ready') return { type }
  if (type === 'size') return isCount(height) ? { type, height } : undefined
  if (!isCount(id)) return undefined
  if (type === 'shown' || type === 'pong') return { type, id }
  if (type !== 'diagnostic' || !Array.isArray(diagnostics)) return undefined
  return {
    type,
    id,
    diagnostics: diagnostics
      .slice(0, diagnosticLimit)
      .flatMap((diagnostic: unknown) => readDiagnostic(diagnostic) ?? []),
  }
}
