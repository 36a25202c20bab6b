/**
 * A function that gives its last result again while its arguments stay the same: texts and numbers by value, all else by
 * identity. For steps of a process that builds again and again.
 */
export function rememberLast<A extends readonly unknown[], R>(make: (...given: A) => R): (...given: A) => R {
  let last: { given: A; result: R } | undefined
  return (...given) => {
    const known = last
    const isSame =
      known !== undefined &&
      known.given.length === given.length &&
      given.every((value, index) => Object.is(value, known.given[index]))
    if (isSame) return known.result
    const result = make(...given)
    last = { given, result }
    return result
  }
}

/** As `rememberLast`, for each name apart, which is the first argument. */
export function rememberByName<A extends readonly unknown[], R>(
  make: (name: string, ...given: A) => R,
): (name: string, ...given: A) => R {
  const makers = new Map<string, (...given: A) => R>()
  return (name, ...given) => {
    const known = makers.get(name)
    if (known !== undefined) return known(...given)
    const maker = rememberLast((...values: A) => make(name, ...values))
    makers.set(name, maker)
    return maker(...given)
  }
}
