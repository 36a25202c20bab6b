/** Why a host has failed: it may answer later, it refuses the key, or it refuses what is sent. */
type HostFailure = 'unreachable' | 'forbidden' | 'rejected'

interface HostError {
  name?: string
  status?: number
}

/** What kind of failure an error of the host's client is; undefined for one that is not the host's. */
export function hostFailure(error: unknown): HostFailure | undefined {
  if (!(error instanceof Error)) return undefined
  const { name, status } = error as HostError
  // All of its hosts have been tried.
  if (name === 'RetryError') return 'unreachable'
  if (status === undefined) return /^Stopped waiting for the task/.test(error.message) ? 'unreachable' : undefined
  if (status === 401 || status === 403) return 'forbidden'
  return status === 429 || status >= 500 ? 'unreachable' : 'rejected'
}

/** Whether a host says that it has no such index. */
export function isMissingIndex(error: unknown): boolean {
  return error instanceof Error && (error as HostError).status === 404
}

interface RetryOptions {
  wait: (delayMs: number) => Promise<void>
  /** Told before each wait. */
  onRetry: (error: unknown, delayMs: number) => void
  attempts?: number
  firstDelayMs?: number
}

/** Runs a step again when the host could not be reached, each time after twice the wait. @throws the last error */
export async function withRetries<T>(
  run: () => Promise<T>,
  { wait, onRetry, attempts = 4, firstDelayMs = 1_000 }: RetryOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt >= attempts || hostFailure(error) !== 'unreachable') throw error
      const delayMs = firstDelayMs * 2 ** (attempt - 1)
      onRetry(error, delayMs)
      await wait(delayMs)
    }
  }
}
