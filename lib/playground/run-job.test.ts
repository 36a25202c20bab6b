import { describe, expect, test } from 'vitest'
import { loadJq } from '../../tests/support/jq.ts'
import { jqKind } from './engine-kinds.ts'
import { createJqEngine, type JqModule } from './jq-engine.ts'
import type { PlaygroundKind } from './playground-kind.ts'
import type { PlaygroundResult } from './result.ts'
import { runJob } from './run-job.ts'

const engine = createJqEngine(loadJq)
const run = (input: string, program: string) => runJob(jqKind, engine, { input, program, brand: 'slipway' })

/** A result as lines, for readable snapshots. */
function shown({ text, summary, diagnostics, notes }: PlaygroundResult): string {
  const lines = diagnostics.map(
    ({ part, line, column, message, hint }) =>
      `! ${part} ${line === undefined ? '(no place)' : `${line}:${column}`} ${message}${hint === undefined ? '' : `  ${hint}`}`,
  )
  return `\n${[text, `= ${summary}`, ...lines, ...notes.map((note) => `* ${note}`)].join('\n')}\n`
}

describe('a jq expression', () => {
  test('yields its values as jq writes them, with all digits of long numbers', async () => {
    expect(shown(await run('{"a":[1,{"b":[]},12345678901234567890]}', '.a[]'))).toMatchInlineSnapshot(`
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
    expect(shown(await run('[1, 2]', '.[] | if . == 2 then error("no twos") else . end'))).toMatchInlineSnapshot(`
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
    expect(shown(await run(input, program))).toMatchSnapshot()
  })

  test('has no place for an error if there are two candidates', async () => {
    const { diagnostics } = await run('{"a":1}', '.a.b, .a.b')
    expect(diagnostics[0]?.line).toBeUndefined()
  })

  test('is not run if it has an error', async () => {
    expect(shown(await run('1', '. |\nfoo'))).toMatchInlineSnapshot(`
      "

      = 
      ! program 2:1 “foo” is not a jq function.  Did you mean “floor”?
      "
    `)
    expect((await run('1', ' \n')).diagnostics[0]?.message).toBe('The expression is empty.')
  })

  test('an error in the payload is reported at its place', async () => {
    expect((await run('{"a": tru}', '.')).diagnostics).toMatchObject([{ part: 'input', line: 1, column: 7 }])
    expect((await run('', '.')).diagnostics).toMatchObject([{ part: 'input', message: '“Payload” is empty.' }])
    expect((await run(`"${'x'.repeat(60_000)}"`, '.')).diagnostics).toMatchObject([{ part: 'input' }])
  })

  test('that never ends is cut off after a thousand values', async () => {
    const { summary, text } = await run('1', 'range(infinite)')
    expect(summary).toBe('the first 1000 values')
    expect(text.split('\n')).toHaveLength(1000)
  }, 30_000)

  test('a long result is truncated, and says so', async () => {
    const { text, notes } = await run('1', '[range(9000)]')
    expect(text.length).toBeLessThanOrEqual(50_000)
    expect(notes).toEqual(['The result is long: only the beginning is shown.'])
  }, 30_000)

  test('may use functions of other jq versions, which behave as they do there', async () => {
    expect((await run('" x "', '[trim, ltrim, rtrim, trimstr(" "), (1 | toarray)]')).text).toBe(
      JSON.stringify(['x', 'x ', ' x', 'x', [1]], null, 2),
    )
    expect((await run('[1,2,3]', '[add(.[]), ([skip(1; .[])] | length)] | tojson')).text).toBe('"[6,2]"')
  })

  test('still works after many runs', async () => {
    for (let count = 0; count < 160; count++) await run('1', '.')
    expect((await run('1', '. + 1')).text).toBe('2')
  }, 60_000)

  test('without jq, the reason is reported', async () => {
    const broken = createJqEngine(() => Promise.reject<JqModule>(new Error('no jq')))
    const result = await runJob(jqKind, broken, { input: '1', program: '.', brand: 'x' })
    expect(JSON.stringify(result)).toContain('no jq')
  })
})

describe('a kind that a site adds', () => {
  const wall: PlaygroundKind = {
    description: 'A wall.',
    languages: ['yaml'],
    title: 'Plan',
    run: ({ program, brand }) => ({
      text: `${brand}: ${program}`,
      language: 'text',
      summary: '',
      diagnostics: [],
      notes: [],
    }),
  }
  const job = { input: '', program: 'wide', brand: 'acme' }

  test('needs neither an input nor jq', async () => {
    expect(await runJob(wall, undefined, job)).toMatchObject({ text: 'acme: wide', language: 'text', diagnostics: [] })
  })

  test('has its own name for its input, which is JSON only if the kind says so', async () => {
    const yaml: PlaygroundKind = { ...wall, input: { language: 'yaml', title: 'Bricks' } }
    expect((await runJob(yaml, undefined, { ...job, input: 'a: 1' })).diagnostics).toEqual([])
    expect((await runJob(yaml, undefined, job)).diagnostics).toMatchObject([{ message: '“Bricks” is empty.' }])
  })

  test('that fails is an error in its block, as is one that uses jq without saying so', async () => {
    const failing: PlaygroundKind = { ...wall, run: () => Promise.reject(new Error('no bricks')) }
    expect((await runJob(failing, undefined, job)).diagnostics).toEqual([
      { part: 'program', message: 'This cannot be run: no bricks.' },
    ])
    const silent: PlaygroundKind = { ...jqKind, usesJq: false }
    expect((await runJob(silent, engine, { ...job, input: '1' })).diagnostics).toMatchObject([
      { message: 'This cannot be run: the kind has no “usesJq: true”.' },
    ])
  })
})
