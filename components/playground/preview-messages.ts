import type { PlaygroundFault } from '#lib/playground/result.ts'

/** What the page says to the frame of a preview. */
export type ToPreview =
  | { type: 'show'; id: number; code: string }
  | { type: 'theme'; isDark: boolean; colors: Readonly<Record<string, string>> }
  | { type: 'ping'; id: number }

/** What the frame says to the page. Samples run beside it, so none of it is trusted. */
export type FromPreview =
  | { type: 'ready' }
  | { type: 'size'; height: number }
  | { type: 'shown'; id: number }
  | { type: 'fault'; id: number; faults: PlaygroundFault[] }
  | { type: 'pong'; id: number }

const faultLimit = 5
const textLimit = 500

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

function readFault(value: unknown): PlaygroundFault | undefined {
  if (!isRecord(value) || typeof value.message !== 'string') return undefined
  const { message, hint, line, column } = value
  return {
    part: 'program',
    message: message.slice(0, textLimit),
    ...(typeof hint === 'string' ? { hint: hint.slice(0, textLimit) } : {}),
    ...(isCount(line) && isCount(column) ? { line, column } : {}),
  }
}

/** A message of the frame, if it is one. */
export function readFromPreview(value: unknown): FromPreview | undefined {
  if (!isRecord(value)) return undefined
  const { type, id, height, faults } = value
  if (type === 'ready') return { type }
  if (type === 'size') return isCount(height) ? { type, height } : undefined
  if (!isCount(id)) return undefined
  if (type === 'shown' || type === 'pong') return { type, id }
  if (type !== 'fault' || !Array.isArray(faults)) return undefined
  return { type, id, faults: faults.slice(0, faultLimit).flatMap((fault: unknown) => readFault(fault) ?? []) }
}
