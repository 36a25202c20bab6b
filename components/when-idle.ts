/** After this time, what waits runs anyway (ms): a busy browser may not be idle for minutes. */
const timeoutMs = 1000

/** Runs something when the browser is idle, or soon in Safari, which has no idle callbacks. */
export function whenIdle(run: () => void): void {
  if (globalThis.requestIdleCallback === undefined) setTimeout(run)
  else requestIdleCallback(run, { timeout: timeoutMs })
}
