type Callable<A extends readonly unknown[], R> = (...args: A) => R

/**
 * Memoizes the last result of a function. Strings and numbers are compared by value, other arguments by identity. For
 * the steps of a process that builds repeatedly. Failures, including rejected promises, are not remembered.
 */
export function memoizeLast<A extends readonly unknown[], R>(make: Callable<A, R>): Callable<A, R> {
  let last: { args: A; result: R } | undefined
  return (...args) => {
    const isSame =
      last?.args.length === args.length && args.every((value, index) => Object.is(value, last?.args[index]))
    if (last !== undefined && isSame) return last.result
    const call = { args, result: make(...args) }
    last = call
    const forget = () => {
      if (last === call) last = undefined
    }
    if (call.result instanceof Promise) call.result.catch(forget)
    return call.result
  }
}

/** Like `memoizeLast`, for a function of one object, whose values are compared instead of the object itself. */
export function memoizeValues<T extends object, R>(make: (object: T) => R): (object: T) => R {
  let given: T
  const memoized = memoizeLast((..._values: unknown[]) => make(given))
  return (object) => {
    given = object
    return memoized(...Object.values(object))
  }
}

function memoizeEach<K, A extends readonly unknown[], R>(
  functions: { get: (key: K) => Callable<A, R> | undefined; set: (key: K, value: Callable<A, R>) => unknown },
  make: (key: K, ...args: A) => R,
): (key: K, ...args: A) => R {
  return (key, ...args) => {
    const memoized = functions.get(key) ?? memoizeLast((...values: A) => make(key, ...values))
    functions.set(key, memoized)
    return memoized(...args)
  }
}

/** Like `memoizeLast`, but separately for each name, which is the first argument. */
export function memoizeByName<A extends readonly unknown[], R>(make: (name: string, ...args: A) => R) {
  return memoizeEach(new Map(), make)
}

/** Like `memoizeLast`, but separately for each object, which is the first argument and is referenced weakly. */
export function memoizeByObject<K extends object, A extends readonly unknown[], R>(make: (object: K, ...args: A) => R) {
  return memoizeEach(new WeakMap<K, Callable<A, R>>(), make)
}

/** Returns the last value again while a new one is equal as JSON, so callers can compare by identity. */
export function reuseEqual<T>(): (value: T) => T {
  let last: { json: string; value: T } | undefined
  return (value) => {
    const json = JSON.stringify(value)
    if (last?.json !== json) last = { json, value }
    return last.value
  }
}
