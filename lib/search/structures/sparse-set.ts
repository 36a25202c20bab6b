import { inRange } from './in-range.ts'

/**
 * A set of whole numbers below a size, so that only its members have to be read and cleared, not an array of that size.
 * @param size number above the largest member
 * @see Briggs and Torczon, “An efficient representation for sparse sets”
 */
export function createSparseSet(size: number) {
  const members = new Int32Array(size)
  const flags = new Uint8Array(size)
  let length = 0
  return {
    add(id: number) {
      if (flags[id] === 1) return
      flags[id] = 1
      members[length] = id
      length += 1
    },
    /** The members in the order in which they were added. It is a view, which the next change makes invalid. */
    all: () => members.subarray(0, length),
    count: () => length,
    clear() {
      for (let at = 0; at < length; at += 1) flags[inRange(members[at])] = 0
      length = 0
    },
  }
}
