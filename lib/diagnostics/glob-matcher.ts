/**
 * Whether a path matches a pattern: `*` is any part of a name, and `**` any number of folders.
 * @example globMatcher('content/**')('content/a/b.md') → true
 */
export function globMatcher(pattern: string): (path: string) => boolean {
  const source = pattern.replace(/\*\*\/|\*\*|\*|[.+?^${}()|[\]\\]/g, (part) => {
    if (part === '**/') return '(?:.*/)?'
    if (part === '**') return '.*'
    return part === '*' ? '[^/]*' : `\\${part}`
  })
  const whole = new RegExp(`^${source}$`)
  return (path) => whole.test(path)
}
