/** Numbers below a size that were touched, each once, so that only they need be looked at and forgotten. */
export interface TouchList {
  add: (id: number) => void
  /** A view that the next change changes. */
  all: () => Int32Array
  count: () => number
  clear: () => void
}

export function createTouchList(size: number): TouchList {
  const list = new Int32Array(size)
  const flags = new Uint8Array(size)
  let length = 0
  return {
    add(id) {
      if (flags[id] === 1) return
      flags[id] = 1
      list[length] = id
      length += 1
    },
    all: () => list.subarray(0, length),
    count: () => length,
    clear() {
      for (let at = 0; at < length; at += 1) flags[list[at] as number] = 0
      length = 0
    },
  }
}
