import { describe, expect, test } from 'vitest'
import { createJqEngine } from '#lib/playground/jq-engine.ts'
import type { PlaygroundResult } from '#lib/playground/result.ts'
import { runJob } from '#lib/playground/run-job.ts'
import { loadJq } from '../../tests/support/jq.ts'
import { playground } from './mapping.ts'

const engine = createJqEngine(loadJq)
const run = (input: string, program: string) => runJob(playground, engine, { input, program, brand: 'slipway' })

/** A result as lines, for readable snapshots. */
function shown({ text, summary, diagnostics, notes }: PlaygroundResult): string {
  const lines = diagnostics.map(
    ({ part, line, column, message, hint }) =>
      `! ${part} ${line === undefined ? '(no place)' : `${line}:${column}`} ${message}${hint === undefined ? '' : `  ${hint}`}`,
  )
  return `\n${[text, `= ${summary}`, ...lines, ...notes.map((note) => `* ${note}`)].join('\n')}\n`
}

const mapping = (fields: string, more = '') => `resources:
  - kind: repository
    selector:
      query: .archived | not
    slipway:
${more}      entity:
        mappings:
${fields
  .split('\n')
  .map((line) => `          ${line}`)
  .join('\n')}
`

const entityFields = `identifier: .name\nblueprint: '"service"'`

describe('a mapping', () => {
  test('creates entities from the objects that its query selects', async () => {
    const payload = '[{"name":"a","url":"u","archived":false},{"name":"b","archived":true}]'
    expect(
      shown(await run(payload, mapping(`${entityFields}\nproperties: { url: .url, none: .none }`))),
    ).toMatchInlineSnapshot(`
      "
      {
        "identifier": "a",
        "blueprint": "service",
        "properties": {
          "url": "u",
          "none": null
        }
      }
      = 1 entity
      * Object 2 of “repository” is not selected: the query gives false.
      "
    `)
  })

  test('creates an entity for each item of itemsToParse', async () => {
    const fields = `identifier: .name + "/" + .item.path\nblueprint: '"service"'`
    const payload = '{"name":"shop","folders":[{"path":"a"},{"path":"b"}]}'
    const { text, summary } = await run(payload, mapping(fields, '      itemsToParse: .folders\n'))
    expect(JSON.parse(text)).toEqual([
      { identifier: 'shop/a', blueprint: 'service' },
      { identifier: 'shop/b', blueprint: 'service' },
    ])
    expect(summary).toBe('2 entities')
    const faulty = await run(payload, mapping(fields, '      itemsToParse: .name\n'))
    expect(faulty.diagnostics).toMatchObject([{ line: 6, message: '“itemsToParse” gives "shop", not a list.' }])
  })

  test('shows a search relation with its values', async () => {
    const query = `{ combinator: '"and"', rules: [{ property: '"$identifier"', operator: '"="', value: .name }] }`
    const { text, notes } = await run('{"name":"a"}', mapping(`${entityFields}\nrelations: { service: ${query} }`))
    expect(JSON.parse(text).relations.service).toEqual({
      combinator: 'and',
      rules: [{ property: '$identifier', operator: '=', value: 'a' }],
    })
    expect(notes).toEqual(['The relation “service” is a search: the portal relates what it finds.'])
  })

  test('leaves out an entity that the portal would reject, and names the field', async () => {
    const payload = '[{"name":null},{"name":""},{"name":7},{"name":"ok"}]'
    expect(shown(await run(payload, mapping(entityFields)))).toMatchSnapshot()
  })

  test('yields null for a failing expression, and reports it once at its place', async () => {
    const fields = `${entityFields}\ntitle: .name | ascii_downcase\nproperties:\n  team: |\n    .a\n    | .b`
    const payload = '[{"name":"A","a":1},{"name":"B","a":1}]'
    const { text, diagnostics } = await run(payload, mapping(fields))
    expect(JSON.parse(text).map(({ properties }: { properties: object }) => properties)).toEqual([
      { team: null },
      { team: null },
    ])
    expect(diagnostics).toMatchObject([{ line: 14, column: 17 }])
  })

  test('with several kinds needs lists by kind', async () => {
    const two = `${mapping(entityFields)}${mapping(entityFields).replace('resources:\n', '').replace('kind: repository', 'kind: user')}`
    expect((await run('{"name":"a"}', two)).diagnostics).toMatchInlineSnapshot(`
      [
        {
          "column": 1,
          "hint": "Write lists by kind: { "repository": […], "user": […] }.",
          "line": 1,
          "message": "The mapping has several kinds, and the payload does not say which kind its objects are.",
          "part": "input",
        },
      ]
    `)
    const { text } = await run('{"user":[{"name":"u"}],"repository":[{"name":"r"}]}', two)
    expect(JSON.parse(text).map(({ identifier }: { identifier: string }) => identifier)).toEqual(['r', 'u'])
  })

  test.each([
    '',
    'resources',
    'a: [1',
    'resources:\n  - kind: x\n',
    'resources:\n  - selector: { query: true }\n    slipway: { entity: { mappings: { identifier: 5 } } }\n',
    mapping(`identifier: .name |\nblueprint: '"service"'`),
    mapping(`identifier: .name\nblueprint: service`),
  ])('with errors is explained (%#)', async (text) => {
    expect(shown(await run('{"name":"a"}', text))).toMatchSnapshot()
  })
})
