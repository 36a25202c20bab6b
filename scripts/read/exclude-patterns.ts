/** Escapes a path, so its braces and brackets are not read as a pattern. */
const escapePattern = (path: string) => path.replace(/[\\{}()[\]!*?|+@]/g, '\\$&')

/** The folders that contain a path, from the outermost. @example foldersOf('a/b/c.md') → ['a', 'a/b'] */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/**
 * Patterns that match some files and no others. A folder without files to include becomes one pattern: matching each of a
 * thousand files against a thousand patterns takes longer than reading them.
 * @example excludePatterns(['a/b.md', 'a/c.md', 'd.md'], ['e.md']) → ['a/**', 'd.md']
 */
export function excludePatterns(excluded: Iterable<string>, included: Iterable<string>): string[] {
  const needed = new Set([...included].flatMap(foldersOf))
  const patterns = [...excluded].map((path) => {
    const folder = foldersOf(path).find((name) => !needed.has(name))
    return folder === undefined ? escapePattern(path) : `${escapePattern(folder)}/**`
  })
  return [...new Set(patterns)]
}
