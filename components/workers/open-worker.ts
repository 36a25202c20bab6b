/** How long a worker and the first file that it loads may take to come before that counts as a failure. */
const patienceMs = 30_000

/**
 * Starts a worker and waits until it is ready; one that is not ready in time, or at all, is ended.
 * @param ready opens the worker's port
 * @throws what `ready` does; an error with the worker's name when it cannot be loaded or comes too late
 */
export async function openWorker<T>(address: string, name: string, ready: (worker: Worker) => Promise<T>): Promise<T> {
  const worker = new Worker(address, { name })
  let timer: number | undefined
  try {
    return await Promise.race([
      ready(worker),
      new Promise<never>((_, reject) => {
        const fail = (what: string) => () => reject(new Error(`The ${name} worker ${what}.`))
        worker.addEventListener('error', fail('could not be loaded'))
        timer = window.setTimeout(fail('and its files took too long to load'), patienceMs)
      }),
    ])
  } catch (error) {
    worker.terminate()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
