import type { Answer } from './answer.ts'
import type { Earlier } from './answer-messages.ts'

/** A question with what was asked before in the same conversation. */
export interface AskedQuestion {
  text: string
  /** Questions before it that were answered, the newest last, each with its answer as plain text. */
  before: readonly (Earlier & { answer: string })[]
}

interface AskOptions {
  /** Aborted when the reader stops the answer. */
  signal: AbortSignal
  /** Called with the answer as far as it is here. */
  onPartial: (answer: Answer) => void
}

interface GivenAnswer {
  answer: Answer
  /** What the reader should know about it, such as that another provider answered. */
  notice?: string
}

/** Who answers questions. It rejects with a message in plain words when it cannot. */
export interface AssistantProvider {
  ask: (question: AskedQuestion, options: AskOptions) => Promise<GivenAnswer>
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** A provider that lets another answer when it fails, and says so. What the reader has stopped stays stopped. */
export function withFallback(first: AssistantProvider, other: AssistantProvider): AssistantProvider {
  return {
    async ask(question, options) {
      try {
        return await first.ask(question, options)
      } catch (error) {
        if (options.signal.aborted || isAbort(error)) throw error
        const reason = error instanceof Error ? error.message : String(error)
        const fallbackAnswer = await other.ask(question, options)
        return { ...fallbackAnswer, notice: `${reason} These are quotes from the pages instead.` }
      }
    },
  }
}
