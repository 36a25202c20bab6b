/** Timeout for loading a worker and its first file. */
const patienceMs = 30_000

/**
 * Starts a worker and waits until it is ready. If it isn't ready in time, it is terminated.
 * @param ready opens the worker's port
 * @throws errors of `ready`, or an error with the worker's name if it can't be loaded in time
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
