/** The longest wait (ms): on a busy machine, it can take minutes until the browser is idle. */
const timeoutMs = 1000

/** Runs something when the browser is idle, or soon in Safari, which has no idle callbacks. */
export function whenIdle(run: () => void): void {
  if (globalThis.requestIdleCallback === undefined) setTimeout(run)
  else requestIdleCallback(run, { timeout: timeoutMs })
}
