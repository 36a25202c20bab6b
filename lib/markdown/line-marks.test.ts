import { describe, expect, test } from 'vitest'
import { extractLineMarks } from './line-marks.ts'

const marksOf = (source: string) => [...extractLineMarks(source).marks]

test('a sample without marks is unchanged', () => {
  const source = '# a comment\n\nkey: value # end\n'
  expect(extractLineMarks(source)).toEqual({ code: source, marks: new Map(), sourceLines: [1, 2, 3, 4] })
})

describe('a marker line', () => {
  test.each([
    '// highlight-next-line',
    '# highlight-next-line',
    '  -- highlight-next-line',
    '/* highlight-next-line */',
    '{/* highlight-next-line */}',
    '<!-- highlight-next-line -->',
  ])('%s', (marker) => {
    const { code, marks } = extractLineMarks(`a\n${marker}\nb\nc`)
    expect(code).toBe('a\nb\nc')
    expect([...marks]).toEqual([[2, 'highlight']])
  })

  test('opens and closes a range', () => {
    const { code, marks, sourceLines } = extractLineMarks('a\n# highlight-start\nb\n\nc\n# highlight-end\nd')
    expect(code).toBe('a\nb\n\nc\nd')
    expect(sourceLines).toEqual([1, 3, 4, 5, 7])
    expect([...marks]).toEqual([
      [2, 'highlight'],
      [3, 'highlight'],
      [4, 'highlight'],
    ])
  })

  test('marks added and removed lines', () => {
    expect(marksOf('# diff-remove-next-line\na\n# diff-add-start\nb\nc\n# diff-add-end\nd')).toEqual([
      [1, 'remove'],
      [2, 'add'],
      [3, 'add'],
    ])
  })

  test('overrides a range of another kind for its line', () => {
    expect(marksOf('# highlight-start\na\n# diff-add-next-line\nb\nc')).toEqual([
      [1, 'highlight'],
      [2, 'add'],
      [3, 'highlight'],
    ])
  })
})

describe('a mark at the end of a line', () => {
  test.each([
    ['a // [!code ++]', 'add'],
    ['a # [!code --]', 'remove'],
    ['a <!-- [!code highlight] -->', 'highlight'],
  ])('%s', (line, mark) => {
    expect(extractLineMarks(line)).toEqual({ code: 'a', marks: new Map([[1, mark]]), sourceLines: [1] })
  })
})

test.each(['see highlight-next-line', 'x = "// highlight-next-line"', '// highlight-next-lines'])(
  '%s is code',
  (line) => {
    expect(extractLineMarks(line)).toEqual({ code: line, marks: new Map(), sourceLines: [1] })
  },
)
