import type { PlaygroundJob, PlaygroundResult } from '#lib/playground/result.ts'

/** A request from the page to the worker that runs programs. */
export interface ToProgramWorker {
  id: number
  job: PlaygroundJob
}

/** The worker's response. `ready`: all it needs is loaded, so a program's time limit starts with the next request. */
export type FromProgramWorker =
  | { type: 'ready' }
  | { type: 'unusable'; reason: string }
  | { type: 'result'; id: number; result: PlaygroundResult }
