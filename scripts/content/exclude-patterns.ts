/** Takes a path for what it is: braces and brackets in it are no pattern. */
const escapePattern = (path: string) => path.replace(/[\\{}()[\]!*?|+@]/g, '\\$&')

/** The folders that a path lies in, from the outermost. @example foldersOf('a/b/c.md') → ['a', 'a/b'] */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/**
 * Patterns that leave out some files and no others. A folder without a file that stays is one pattern: matching each of a
 * thousand files with a thousand patterns takes longer than reading them.
 * @example excludePatterns(['a/b.md', 'a/c.md', 'd.md'], ['e.md']) → ['a/**', 'd.md']
 */
export function excludePatterns(excluded: Iterable<string>, kept: Iterable<string>): string[] {
  const needed = new Set([...kept].flatMap(foldersOf))
  const patterns = [...excluded].map((path) => {
    const folder = foldersOf(path).find((name) => !needed.has(name))
    return folder === undefined ? escapePattern(path) : `${escapePattern(folder)}/**`
  })
  return [...new Set(patterns)]
}
