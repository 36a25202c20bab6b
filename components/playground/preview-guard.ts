/** How long a sample may run without a pause before it is treated as an infinite loop. */
const limitMs = 1000
/** Number of calls between two checks of the clock. */
const callsPerLook = 256

// Bound here, because a sample may replace the global.
const now = performance.now.bind(performance)
const later = setTimeout.bind(globalThis)

let startedAt: number | undefined
let isOver = false
let calls = 0

/**
 * Stops an infinite loop. It is called in each loop and function of a sample, and throws once the sample has blocked
 * the frame for too long. It keeps throwing until the frame has had a pause, because the sample may catch the error.
 */
export function guard(): void {
  if (startedAt === undefined) {
    startedAt = now()
    later(() => {
      startedAt = undefined
      isOver = false
    }, 0)
    return
  }
  calls += 1
  if (!isOver && calls % callsPerLook === 0) isOver = now() - startedAt > limitMs
  if (isOver) throw new Error('It did not finish within a second and was stopped. Look for an infinite loop.')
}
