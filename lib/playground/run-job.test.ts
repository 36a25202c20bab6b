import { describe, expect, test } from 'vitest'
import { loadJq } from '../../tests/support/jq.ts'
import { createJqEngine, type JqModule } from './jq-engine.ts'
import type { PlaygroundResult } from './result.ts'
import { runJob } from './run-job.ts'

const engine = createJqEngine(loadJq)
const run = (kind: 'jq' | 'mapping', input: string, program: string) =>
  runJob(engine, { kind, input, program, brand: 'slipway' })

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

describe('a jq expression', () => {
  test('yields its values as jq writes them, with all digits of long numbers', async () => {
    expect(shown(await run('jq', '{"a":[1,{"b":[]},12345678901234567890]}', '.a[]'))).toMatchInlineSnapshot(`
      "
      1
      {
        "b": []
      }
      12345678901234567890
      = 3 values
      "
    `)
  })

  test('may end in an error, which follows its values', async () => {
    expect(shown(await run('jq', '[1, 2]', '.[] | if . == 2 then error("no twos") else . end'))).toMatchInlineSnapshot(`
      "
      1
      = 1 value
      ! program (no place) The expression fails with an error: no twos
      "
    `)
  })

  test.each([
    ['{"a":[1]}', '.a.b'],
    ['{"a":1}', '.a[]'],
    ['{"a":1}', '.a\n| .b'],
    ['{"a":1}', '.a + "x"'],
    ['{"a":1}', '.a | test("x")'],
    ['{"a":1}', '.a | keys'],
  ])('%s: %s is explained', async (input, program) => {
    expect(shown(await run('jq', input, program))).toMatchSnapshot()
  })

  test('has no place for an error if there are two candidates', async () => {
    const { diagnostics } = await run('jq', '{"a":1}', '.a.b, .a.b')
    expect(diagnostics[0]?.line).toBeUndefined()
  })

  test('is not run if it has an error', async () => {
    expect(shown(await run('jq', '1', '. |\nfoo'))).toMatchInlineSnapshot(`
      "

      = 
      ! program 2:1 “foo” is not a jq function.  Did you mean “floor”?
      "
    `)
    expect((await run('jq', '1', ' \n')).diagnostics[0]?.message).toBe('The expression is empty.')
  })

  test('an error in the payload is reported at its place', async () => {
    expect((await run('jq', '{"a": tru}', '.')).diagnostics).toMatchObject([{ part: 'input', line: 1, column: 7 }])
    expect((await run('jq', '', '.')).diagnostics).toMatchObject([{ part: 'input', message: 'The payload is empty.' }])
    expect((await run('jq', `"${'x'.repeat(60_000)}"`, '.')).diagnostics).toMatchObject([{ part: 'input' }])
  })

  test('that never ends is cut off after a thousand values', async () => {
    const { summary, text } = await run('jq', '1', 'range(infinite)')
    expect(summary).toBe('the first 1000 values')
    expect(text.split('\n')).toHaveLength(1000)
  }, 30_000)

  test('a long result is truncated, and says so', async () => {
    const { text, notes } = await run('jq', '1', '[range(9000)]')
    expect(text.length).toBeLessThanOrEqual(50_000)
    expect(notes).toEqual(['The result is long: only the beginning is shown.'])
  }, 30_000)

  test('may use functions of other jq versions, which behave as they do there', async () => {
    expect((await run('jq', '" x "', '[trim, ltrim, rtrim, trimstr(" "), (1 | toarray)]')).text).toBe(
      JSON.stringify(['x', 'x ', ' x', 'x', [1]], null, 2),
    )
    expect((await run('jq', '[1,2,3]', '[add(.[]), ([skip(1; .[])] | length)] | tojson')).text).toBe('"[6,2]"')
  })

  test('still works after many runs', async () => {
    for (let count = 0; count < 160; count++) await run('jq', '1', '.')
    expect((await run('jq', '1', '. + 1')).text).toBe('2')
  }, 60_000)

  test('without jq, the reason is reported', async () => {
    const broken = createJqEngine(() => Promise.reject<JqModule>(new Error('no jq')))
    const result = await runJob(broken, { kind: 'jq', input: '1', program: '.', brand: 'x' }).catch(String)
    expect(JSON.stringify(result)).toContain('no jq')
  })
})

describe('a mapping', () => {
  test('creates entities from the objects that its query selects', async () => {
    const payload = '[{"name":"a","url":"u","archived":false},{"name":"b","archived":true}]'
    expect(
      shown(await run('mapping', payload, mapping(`${entityFields}\nproperties: { url: .url, none: .none }`))),
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
    const { text, summary } = await run('mapping', payload, mapping(fields, '      itemsToParse: .folders\n'))
    expect(JSON.parse(text)).toEqual([
      { identifier: 'shop/a', blueprint: 'service' },
      { identifier: 'shop/b', blueprint: 'service' },
    ])
    expect(summary).toBe('2 entities')
    const faulty = await run('mapping', payload, mapping(fields, '      itemsToParse: .name\n'))
    expect(faulty.diagnostics).toMatchObject([{ line: 6, message: '“itemsToParse” gives "shop", not a list.' }])
  })

  test('shows a search relation with its values', async () => {
    const query = `{ combinator: '"and"', rules: [{ property: '"$identifier"', operator: '"="', value: .name }] }`
    const { text, notes } = await run(
      'mapping',
      '{"name":"a"}',
      mapping(`${entityFields}\nrelations: { service: ${query} }`),
    )
    expect(JSON.parse(text).relations.service).toEqual({
      combinator: 'and',
      rules: [{ property: '$identifier', operator: '=', value: 'a' }],
    })
    expect(notes).toEqual(['The relation “service” is a search: the portal relates what it finds.'])
  })

  test('leaves out an entity that the portal would reject, and names the field', async () => {
    const payload = '[{"name":null},{"name":""},{"name":7},{"name":"ok"}]'
    expect(shown(await run('mapping', payload, mapping(entityFields)))).toMatchSnapshot()
  })

  test('yields null for a failing expression, and reports it once at its place', async () => {
    const fields = `${entityFields}\ntitle: .name | ascii_downcase\nproperties:\n  team: |\n    .a\n    | .b`
    const payload = '[{"name":"A","a":1},{"name":"B","a":1}]'
    const { text, diagnostics } = await run('mapping', payload, mapping(fields))
    expect(JSON.parse(text).map(({ properties }: { properties: object }) => properties)).toEqual([
      { team: null },
      { team: null },
    ])
    expect(diagnostics).toMatchObject([{ line: 14, column: 17 }])
  })

  test('with several kinds needs lists by kind', async () => {
    const two = `${mapping(entityFields)}${mapping(entityFields).replace('resources:\n', '').replace('kind: repository', 'kind: user')}`
    expect((await run('mapping', '{"name":"a"}', two)).diagnostics).toMatchInlineSnapshot(`
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
    const { text } = await run('mapping', '{"user":[{"name":"u"}],"repository":[{"name":"r"}]}', two)
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
    expect(shown(await run('mapping', '{"name":"a"}', text))).toMatchSnapshot()
  })
})
