import type { PlaygroundForm } from '../pages/playground-form.ts'
import type { PlaygroundJob, PlaygroundResult } from './result.ts'
import type { JqTools } from './run-jq.ts'

/**
 * A kind of playground: how writers write it, and what it shows. Files of `site/playgrounds/` export theirs as
 * `playground`; the name of the file is the name of the kind.
 */
export interface PlaygroundKind extends Omit<PlaygroundForm, 'name'> {
  /** What readers see, for the documentation for writers. */
  description: string
  /** Whether it runs jq expressions. Browsers load jq when a reader enters an editor. */
  usesJq?: boolean
  /**
   * Runs the contents of the editors, in the build and in a worker of the browser. Mistakes in them are diagnostics.
   * @param jq works only for a kind that uses jq
   */
  run: (job: PlaygroundJob, jq: JqTools) => PlaygroundResult | Promise<PlaygroundResult>
}

export type PlaygroundKinds = Readonly<Record<string, PlaygroundKind>>
