import type { PlaygroundJob, PlaygroundResult } from '#lib/playground/result.ts'

/** What the page asks of the worker that runs programs. */
export interface ToProgramWorker {
  id: number
  job: PlaygroundJob
}

/** What the worker answers. `ready`: jq is loaded, and the time of a program begins with the next request. */
export type FromProgramWorker =
  | { type: 'ready' }
  | { type: 'unusable'; reason: string }
  | { type: 'result'; id: number; result: PlaygroundResult }
