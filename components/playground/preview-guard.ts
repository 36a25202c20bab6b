/** How long a sample may work without a pause before it counts as endless. */
const limitMs = 1000
/** Calls between two looks at the clock. */
const callsPerLook = 256

// A sample may put others in their place.
const now = performance.now.bind(performance)
const later = setTimeout.bind(globalThis)

let startedAt: number | undefined
let isOver = false
let calls = 0

/**
 * Ends a sample that never ends: it is called in each of its loops and functions, and throws once the sample has kept
 * the frame busy for too long, again and again until the frame has had a pause.
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
