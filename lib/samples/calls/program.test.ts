import { expect, test } from 'vitest'
import { sampleOf, shownCalls } from '../../../tests/support/sample-calls.ts'

test('a function that calls itself ends', async () => {
  const recursive = `def walk(page):
    requests.get("https://h/pages/" + page)
    return walk(walk(page) + page)
walk("1")`
  expect(await shownCalls(sampleOf('python', recursive))).toBe('\nGET https://h/pages/1\n')
})

test('a program begins in main, wherever that is', async () => {
  const program = 'func main() {\n\tget("/a")\n}\nfunc get(path string) {\n\thttp.Get("https://h" + path)\n}'
  expect(await shownCalls(sampleOf('go', program))).toBe('\nGET https://h/a\n')
})

test('lists that are too long and programs that never end are cut off', async () => {
  const loops = `const all = [${Array.from({ length: 30 }, (_, index) => index).join(', ')}]
for (const a of all) for (const b of all) for (const c of all) for (const d of all) for (const e of all) fetch(\`https://h/\${a}\`)`
  const lines = (await shownCalls(sampleOf('javascript', loops))).split('\n')
  expect(lines.length).toBeGreaterThan(1000)
  expect(lines.length).toBeLessThan(50_000)
})

test('a call has the values from when it was made', async () => {
  const program =
    'body = {"a": 1}\nrequests.post("https://h/a", json=body)\nbody["b"] = 2\nrequests.put("https://h/a", json=body)'
  expect(await shownCalls(sampleOf('python', program))).toMatchInlineSnapshot(`
    "
    POST https://h/a
      (application/json)
      {"a":1}
    PUT https://h/a
      (application/json)
      {"a":1,"b":2}
    "
  `)
})

test('a sample with an error does not hide the calls of the others', async () => {
  const [first, second] = ['fetch("https://h/a")\n(', '(fetch)("https://h/b")']
  expect(await shownCalls(sampleOf('javascript', first), sampleOf('javascript', second))).toMatchInlineSnapshot(`
    "
    GET https://h/b
    "
  `)
})
