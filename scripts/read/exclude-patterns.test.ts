import { expect, test } from 'vitest'
import { excludePatterns } from './exclude-patterns.ts'

test.each([
  ['files beside files that stay', ['a.md', 'b/c.md'], ['b/d.md'], ['a.md', 'b/c.md']],
  ['a folder without included files', ['a/b.md', 'a/c/d.md', 'e.md'], ['f.md'], ['a/**', 'e.md']],
  ['a folder in a folder that is needed', ['a/b/c.md', 'a/b/d/e.md'], ['a/f.md'], ['a/b/**']],
  ['a folder whose name begins like another one', ['ab/c.md'], ['a/c.md'], ['ab/**']],
  ['everything', ['a.md', 'b/c.md'], [], ['a.md', 'b/**']],
  ['pattern characters', ['{brand}-a/(b).md', '[c].md'], ['d.md'], ['\\{brand\\}-a/**', '\\[c\\].md']],
  ['nothing', [], ['a/b.md'], []],
])('%s', (_, excluded, kept, patterns) => {
  expect(excludePatterns(excluded, kept)).toEqual(patterns)
})
