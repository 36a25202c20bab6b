/** Work that waits until nothing has been scheduled for some time. */
interface QuietWork<T> {
  /** Replaces a waiting subject. */
  schedule: (subject: T) => void
}

/**
 * Does work on the last scheduled subject once the caller has been quiet; never two at a time. Failures are reported
 * and do not stop later work.
 */
export function createQuietWork<T>(
  work: (subject: T) => Promise<void>,
  quietMs: number,
  tell: (error: unknown) => void,
): QuietWork<T> {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  return {
    schedule(subject) {
      clearTimeout(timer)
      timer = setTimeout(() => {
        running = running.then(() => work(subject)).catch(tell)
      }, quietMs)
    },
  }
}
