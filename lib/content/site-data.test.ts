import { describe, expect, test } from 'vitest'
import { glossaryFile, readDataFile, tagsFile, themesFile } from './site-data.ts'

const tokens = { brand: 'slipway', product: 'Slipway' }

describe('a data file', () => {
  test('is read with tokens replaced, in the order of the file', () => {
    const text = 'b-tag:\n  label: "{product}"\n  description: About {brand}\na-tag:\n  label: A\n  description: B\n'
    const { data, diagnostics } = readDataFile('content/tags.yaml', text, tagsFile, tokens)
    expect(diagnostics).toEqual([])
    expect(data['b-tag']).toEqual({ label: 'Slipway', description: 'About slipway' })
    expect(Object.keys(data)).toEqual(['b-tag', 'a-tag'])
  })

  test.each([undefined, '', '# only a comment\n'])('counts as empty when it is %j', (text) => {
    expect(readDataFile('content/themes.yaml', text, themesFile, tokens)).toEqual({
      data: {},
      names: [],
      diagnostics: [],
    })
  })
})

test.each(['a: {}\n"{brand}-b": { label: B }\n', 'a:\n"{brand}-b": "x\n'])(
  'a faulty file keeps its names: %j',
  (text) => {
    const { data, names } = readDataFile('content/themes.yaml', text, themesFile, tokens)
    expect([data, names]).toEqual([{}, ['a', 'slipway-b']])
  },
)

describe('findings', () => {
  const findings = (text: string, schema: Parameters<typeof readDataFile>[2]) => {
    const { data, diagnostics } = readDataFile('content/x.yaml', text, schema, tokens)
    expect(data).toEqual({})
    return diagnostics.map(({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`)
  }

  test('name the key, and the entry where a key is missing', () => {
    expect(findings('a:\n  label: A\n"{brand}-b":\n  lable: B\n', themesFile)).toMatchInlineSnapshot(`
      [
        "content/x.yaml:4:3 data-file-invalid “lable” is not a key here.",
      ]
    `)
  })

  test('of a key that is no slug', () => {
    expect(findings('a:\n  label: A\nB c:\n  label: B\n', themesFile)).toMatchInlineSnapshot(`
      [
        "content/x.yaml:3:1 data-file-invalid “B c” cannot be a key here.",
      ]
    `)
  })

  test('of a link that is no path of the site', () => {
    expect(
      findings('a:\n  term: A\n  definition: B\n  href: https://x.example\n', glossaryFile),
    ).toMatchInlineSnapshot(`
      [
        "content/x.yaml:4:3 data-file-invalid “href” must start with “/”.",
      ]
    `)
  })

  test('of broken YAML', () => {
    expect(findings('a:\n  label: "A\n', themesFile)).toMatchInlineSnapshot(`
      [
        "content/x.yaml:3:1 data-file-invalid The file is not valid YAML: Missing closing "quote.",
      ]
    `)
  })

  test('of a list in place of entries', () => {
    expect(findings('- a\n', themesFile)).toMatchInlineSnapshot(`
      [
        "content/x.yaml:1:1 data-file-invalid The file must be a group of “key: value” lines.",
      ]
    `)
  })
})
