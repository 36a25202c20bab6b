import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' }
import { Ajv, type ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import type { Diagnostic } from './diagnostic.ts'
import { diagnosticCodes } from './diagnostic-codes.ts'
import { formatJson, formatSarif } from './machine-formats.ts'

const finding: Diagnostic = {
  severity: 'error',
  code: 'frontmatter-unknown-key',
  file: 'content/{brand} a.md',
  line: 2,
  column: 1,
  message: '“titel” is not a key.',
  hint: 'Did you mean “title”?',
  fix: [{ line: 2, column: 1, where: 'here', from: 'titel', to: 'title' }],
}

test('JSON is the array of findings', () => {
  expect(JSON.parse(formatJson([finding]))).toEqual([finding])
  expect(formatJson([])).toBe('[]')
})

test('SARIF holds each finding with its place and its fix', () => {
  const [run] = JSON.parse(formatSarif([finding])).runs
  expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(Object.keys(diagnosticCodes))
  expect(run.tool.driver.rules[run.results[0].ruleIndex].id).toBe(finding.code)
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

test('SARIF of a warning without hint and of a fix without exact place', () => {
  const warning: Diagnostic = {
    ...finding,
    severity: 'warning',
    hint: undefined,
    fix: [{ line: 2, column: 1, where: 'next-address', from: '/a', to: '/b' }],
  }
  const [result] = JSON.parse(formatSarif([warning])).runs[0].results
  expect(result).toMatchObject({ level: 'warning', message: { text: '“titel” is not a key.' } })
  expect(result).not.toHaveProperty('fixes')
})

test('SARIF names its version and has an empty list for a clean site', () => {
  expect(JSON.parse(formatSarif([]))).toMatchObject({ version: '2.1.0', runs: [{ results: [] }] })
})

describe('SARIF is valid by the schema of its standard', () => {
  // The schema is of draft 4 and uses nothing that later drafts have changed, but for the name of its own address.
  const { $schema: _, id: __, ...schema } = sarifSchema
  const validate = addFormats.default(new Ajv({ strict: false, allErrors: true, unicodeRegExp: false })).compile(schema)
  const errorsOf = (text: string): readonly ErrorObject[] => {
    validate(JSON.parse(text))
    return validate.errors ?? []
  }

  test.each([
    ['a clean site', []],
    [
      'findings with and without hint, fix and exact place',
      [
        finding,
        { ...finding, severity: 'warning', hint: undefined, fix: undefined },
        { ...finding, fix: [{ line: 2, column: 1, where: 'next-address', from: '/a', to: '/b' }] },
        { ...finding, file: 'content/ü “b”.md', message: 'Two\nlines, <tags> and “quotes”' },
        { ...finding, fix: [...(finding.fix ?? []), { line: 9, column: 4, where: 'here', from: 'a', to: '' }] },
      ] satisfies Diagnostic[],
    ],
    ['a finding of every kind', Object.keys(diagnosticCodes).map((code) => ({ ...finding, code }) as Diagnostic)],
  ] as [string, Diagnostic[]][])('%s', (_name, diagnostics) => {
    expect(errorsOf(formatSarif(diagnostics))).toEqual([])
  })

  test('and the schema would find a fault', () => {
    const log = JSON.parse(formatSarif([finding]))
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
