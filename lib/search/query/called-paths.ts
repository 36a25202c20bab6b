/** A path in a query, with the word before it, which may be a method. */
export interface CalledPath {
  method: string
  segments: readonly string[]
}

/** Segments after the host and the version. */
const segmentsOf = (path: string) =>
  path
    .replace(/^.*?\bv\d+\/|^\w+:\/\/[^/]*|[?#].*/g, '')
    .toLowerCase()
    .split('/')
    .filter(Boolean)

const isVariable = (segment = '') => /^[{:<$]/.test(segment)

/**
 * The path in a query: a word with a slash.
 * @example calledPath('post /v1/entities') → { method: 'POST', segments: ['entities'] }
 */
export function calledPath(query: string): CalledPath | undefined {
  const [, method = '', path] = /(?:(\w+) +)?(\S*\/\S*)/.exec(query) ?? []
  return path === undefined ? path : { method: method.toUpperCase(), segments: segmentsOf(path) }
}

/** The share of segments that are the same, or 0 if one of them can't be what was asked for. A value alone isn’t a path. */
function alike(asked: readonly string[], segments: readonly string[]): number {
  let same = 0
  for (const [at, segment] of segments.entries()) {
    const isSame = isVariable(segment) ? isVariable(asked[at]) : segment === asked[at]
    if (isSame) same += 1
    else if (!isVariable(segment)) return 0
  }
  // Of nothing, nothing is the same.
  return (same / asked.length || 0) ** 5
}

/** What a path counts that is the asked one, that ends like it, or that begins like it: it outweighs all words. */
const worth = { whole: 128, end: 16, start: 6 } as const

/**
 * How well an operation answers a path; 0 if it doesn't. A segment may be the value of a variable, but what is written alike
 * counts more. The method decides between operations of one path, and with the right one, the last ID may be missing.
 * @param call method and path of the operation
 */
export function pathWorth({ method, segments: asked }: CalledPath, call: string): number {
  const [callMethod, path = ''] = call.split(' ')
  const segments = segmentsOf(path)
  const count = asked.length
  if (segments.length < count) return 0
  const isMethod = method === callMethod
  const isWhole = segments.slice(count).every((segment) => isMethod && isVariable(segment))
  const start = alike(asked, segments.slice(0, count)) * (isWhole ? worth.whole : worth.start)
  return Math.max(start, alike(asked, segments.slice(-count)) * worth.end) * (isMethod ? 2 : 1)
}
