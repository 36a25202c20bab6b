import type { ChildProcess } from 'node:child_process'
import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * When this process is asked to stop, ends a child first: otherwise the child would keep working and collide with the
 * next run. The exit code is the one that shells use for a signal.
 * @returns a function that restores the default handling of signals
 */
export function stopWith(child: ChildProcess, childDone: Promise<unknown>): () => void {
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal)
    void childDone.then(() => {
      console.error(`\nStopped by ${signal}. out/ has not changed.`)
      process.exit(128 + constants.signals[signal])
    })
  }
  for (const signal of signals) process.on(signal, stop)
  return () => {
    for (const signal of signals) process.off(signal, stop)
  }
}
