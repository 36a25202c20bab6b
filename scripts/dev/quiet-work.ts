/** Work that waits until nothing else has been asked for some time. */
export interface QuietWork<T> {
  /** Takes the place of what waits. */
  schedule: (subject: T) => void
}

/**
 * Does work on the last subject that was given, once the caller has been quiet; never two at a time. What fails is told,
 * and stops nothing.
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
