import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' }
import { Ajv, type ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import type { Diagnostic } from './diagnostic.ts'
import { diagnosticCodes } from './diagnostic-codes.ts'
import { formatJson, formatSarif } from './machine-formats.ts'

const diagnostic: Diagnostic = {
  severity: 'error',
  code: 'frontmatter-unknown-key',
  file: 'content/{brand} a.md',
  line: 2,
  column: 1,
  message: '“titel” is not a key.',
  hint: 'Did you mean “title”?',
  fix: [{ line: 2, column: 1, where: 'here', from: 'titel', to: 'title' }],
}

test('JSON is the array of diagnostics', () => {
  expect(JSON.parse(formatJson([diagnostic]))).toEqual([diagnostic])
  expect(formatJson([])).toBe('[]')
})

test('SARIF contains each diagnostic with its place and its fix', () => {
  const [run] = JSON.parse(formatSarif([diagnostic])).runs
  expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(Object.keys(diagnosticCodes))
  expect(run.tool.driver.rules[run.results[0].ruleIndex].id).toBe(diagnostic.code)
  delete run.results[0].ruleIndex
  expect(JSON.stringify(run.results, null, 1)).toMatchInlineSnapshot(`
    "[
     {
      "ruleId": "frontmatter-unknown-key",
      "level": "error",
      "message": {
       "text": "“titel” is not a key. Did you mean “title”?"
      },
      "locations": [
       {
        "physicalLocation": {
         "artifactLocation": {
          "uri": "content/%7Bbrand%7D%20a.md"
         },
         "region": {
          "startLine": 2,
          "startColumn": 1
         }
        }
       }
      ],
      "fixes": [
       {
        "artifactChanges": [
         {
          "artifactLocation": {
           "uri": "content/%7Bbrand%7D%20a.md"
          },
          "replacements": [
           {
            "deletedRegion": {
             "startLine": 2,
             "startColumn": 1,
             "endColumn": 6
            },
            "insertedContent": {
             "text": "title"
            }
           }
          ]
         }
        ]
       }
      ]
     }
    ]"
  `)
})

test('SARIF of a warning without a hint and of a fix without an exact place', () => {
  const warning: Diagnostic = {
    ...diagnostic,
    severity: 'warning',
    hint: undefined,
    fix: [{ line: 2, column: 1, where: 'next-address', from: '/a', to: '/b' }],
  }
  const [result] = JSON.parse(formatSarif([warning])).runs[0].results
  expect(result).toMatchObject({ level: 'warning', message: { text: '“titel” is not a key.' } })
  expect(result).not.toHaveProperty('fixes')
})

test('SARIF contains its version and an empty list for a site without diagnostics', () => {
  expect(JSON.parse(formatSarif([]))).toMatchObject({ version: '2.1.0', runs: [{ results: [] }] })
})

describe("SARIF is valid according to its standard's schema", () => {
  // The schema is written in draft 4. The only keyword it uses that later drafts have changed is the one for its own
  // ID.
  const { $schema: _, id: __, ...schema } = sarifSchema
  const validate = addFormats.default(new Ajv({ strict: false, allErrors: true, unicodeRegExp: false })).compile(schema)
  const errorsOf = (text: string): readonly ErrorObject[] => {
    validate(JSON.parse(text))
    return validate.errors ?? []
  }

  test.each([
    ['a clean site', []],
    [
      'diagnostics with and without hint, fix and exact place',
      [
        diagnostic,
        { ...diagnostic, severity: 'warning', hint: undefined, fix: undefined },
        { ...diagnostic, fix: [{ line: 2, column: 1, where: 'next-address', from: '/a', to: '/b' }] },
        { ...diagnostic, file: 'content/ü “b”.md', message: 'Two\nlines, <tags> and “quotes”' },
        { ...diagnostic, fix: [...(diagnostic.fix ?? []), { line: 9, column: 4, where: 'here', from: 'a', to: '' }] },
      ] satisfies Diagnostic[],
    ],
    ['a diagnostic of every kind', Object.keys(diagnosticCodes).map((code) => ({ ...diagnostic, code }) as Diagnostic)],
  ] as [string, Diagnostic[]][])('%s', (_name, diagnostics) => {
    expect(errorsOf(formatSarif(diagnostics))).toEqual([])
  })

  test('the schema rejects an invalid log', () => {
    const log = JSON.parse(formatSarif([diagnostic]))
    log.runs[0].results[0].level = 'fatal'
    log.runs[0].results[0].locations[0].physicalLocation.region.startLine = 0
    delete log.runs[0].tool.driver.name
    expect(
      errorsOf(JSON.stringify(log))
        .map(({ instancePath }) => instancePath)
        .sort(),
    ).toEqual([
      '/runs/0/results/0/level',
      '/runs/0/results/0/locations/0/physicalLocation/region/startLine',
      '/runs/0/tool/driver',
    ])
  })
})
