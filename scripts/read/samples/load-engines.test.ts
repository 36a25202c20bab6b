import { expect, test } from 'vitest'
import { loadEngines } from './load-engines.ts'

const engines = loadEngines()

test.each([
  ['shell', 'curl "é" -d x', 'command', 'curl "é" -d x'],
  ['python', 'requests.get("é")', 'call', 'requests.get("é")'],
  ['go', 'package a\nvar b = http.Get("é")', 'call_expression', 'http.Get("é")'],
  ['javascript', 'await fetch(`é`)', 'call_expression', 'fetch(`é`)'],
  ['typescript', 'const a: B = await fetch("é")', 'call_expression', 'fetch("é")'],
  ['hcl', 'data "http" "a" {\n  url = "é"\n}', 'attribute', 'url = "é"'],
] as const)(
  'a syntax tree of %s',
  async (language, text, type, expected) => {
    const found = await engines.withTree(language, text, (root) =>
      root.descendantsOfType(type).map((node) => node.text),
    )
    expect(found).toEqual([expected])
  },
  60_000,
)

test('programs compiled from Go leave nothing behind and do not get in each other’s way', async () => {
  const before = Object.keys(globalThis)
  const [one, other] = [loadEngines(), loadEngines()]
  const found = await Promise.all([one.shell('if'), one.hcl('a = '), other.hcl('a = 1'), other.hcl('a = ')])
  expect(found.map((result) => result !== undefined)).toEqual([true, true, false, true])
  expect(Object.keys(globalThis).filter((name) => ['Go', 'require'].includes(name) && !before.includes(name))).toEqual(
    [],
  )
}, 60_000)

test('syntax of another shell is a diagnostic with its place', async () => {
  const found = await engines.shell('echo one\n<file while read line; do echo; done')
  expect(found).toEqual({ message: expect.stringContaining('zsh'), offset: 9 })
}, 60_000)

test('scripts that are parsed at the same time each get their own result', async () => {
  const texts = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? `echo ${index}` : `${' '.repeat(index)}if`))
  const found = await Promise.all(texts.map((text) => engines.shell(text)))
  expect(found.map((diagnostic) => diagnostic?.offset)).toEqual(
    texts.map((_, index) => (index % 2 === 0 ? undefined : expect.any(Number))),
  )
  expect(new Set(found.map((diagnostic) => diagnostic?.offset)).size).toBe(21)
}, 60_000)

test('a jq program is compiled and never run', async () => {
  expect(await engines.jq('[range(infinite)] | error("x")')).toBeUndefined()
}, 60_000)

test('jq finds what is wrong however many programs it has compiled before', async () => {
  for (let count = 0; count < 320; count++) await engines.jq('.')
  expect(await engines.jq('.a |')).toContain('syntax error')
}, 60_000)
