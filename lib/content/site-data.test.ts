import { describe, expect, test } from 'vitest'
import { glossaryFile, readDataFile, tagsFile, themesFile } from './site-data.ts'

const tokens = { brand: 'slipway', product: 'Slipway' }

describe('a data file', () => {
  test('is read in file order, with tokens replaced', () => {
    const text = 'b-tag:\n  label: "{product}"\n  description: About {brand}\na-tag:\n  label: A\n  description: B\n'
    const { data, diagnostics } = readDataFile('content/tags.yaml', text, tagsFile, tokens)
    expect(diagnostics).toEqual([])
    expect(data['b-tag']).toEqual({ label: 'Slipway', description: 'About slipway' })
    expect(Object.keys(data)).toEqual(['b-tag', 'a-tag'])
  })

  test.each([undefined, '', '# only a comment\n'])('counts as empty if it is %j', (text) => {
    expect(readDataFile('content/themes.yaml', text, themesFile, tokens)).toEqual({
      data: {},
      names: [],
      keys: [],
      diagnostics: [],
    })
  })
})

test.each(['a: {}\n"{brand}-b": { label: B }\n', 'a:\n"{brand}-b": "x\n'])(
  'an invalid file keeps its names and their places: %j',
  (text) => {
    const { data, names, keys } = readDataFile('content/themes.yaml', text, themesFile, tokens)
    expect([data, names]).toEqual([{}, ['a', 'slipway-b']])
    expect(keys).toEqual([
      { name: 'a', line: 1, column: 1 },
      { name: 'slipway-b', line: 2, column: 2 },
    ])
  },
)

describe('diagnostics', () => {
  const shownDiagnostics = (text: string, schema: Parameters<typeof readDataFile>[2]) => {
    const { data, diagnostics } = readDataFile('content/x.yaml', text, schema, tokens)
    expect(data).toEqual({})
    return diagnostics.map(({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`)
  }

  test('point to the key, or to the entry if a key is missing', () => {
    expect(shownDiagnostics('a:\n  label: A\n"{brand}-b":\n  lable: B\n', themesFile)).toMatchInlineSnapshot(`
      [
        "content/x.yaml:4:3 data-file-invalid “lable” is not a key here.",
      ]
    `)
  })

  test('of a key that is not a slug', () => {
    expect(shownDiagnostics('a:\n  label: A\nB c:\n  label: B\n', themesFile)).toMatchInlineSnapshot(`
      [
        "content/x.yaml:3:1 data-file-invalid “B c” cannot be a key here.",
      ]
    `)
  })

  test('of a link that is not a path of the site', () => {
    expect(
      shownDiagnostics('a:\n  term: A\n  definition: B\n  href: https://x.example\n', glossaryFile),
    ).toMatchInlineSnapshot(`
      [
        "content/x.yaml:4:9 data-file-invalid “href” must start with “/”.",
      ]
    `)
  })

  test('of invalid YAML', () => {
    expect(shownDiagnostics('a:\n  label: "A\n', themesFile)).toMatchInlineSnapshot(`
      [
        "content/x.yaml:2:10 data-file-invalid This string is never closed.",
      ]
    `)
  })

  test('of a list instead of a map', () => {
    expect(shownDiagnostics('- a\n', themesFile)).toMatchInlineSnapshot(`
      [
        "content/x.yaml:1:1 data-file-invalid The file must be a group of “key: value” lines.",
      ]
    `)
  })
})
