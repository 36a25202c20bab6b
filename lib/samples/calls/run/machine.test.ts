import { expect, test } from 'vitest'
import { sampleOf, shownCalls } from '../../../../tests/support/sample-calls.ts'

test('a function that calls itself ends', async () => {
  const recursive = `def walk(page):
    requests.get("https://h/pages/" + page)
    return walk(walk(page) + page)
walk("1")`
  expect(await shownCalls(sampleOf('python', recursive))).toBe('\nGET https://h/pages/1\n')
  const method = `class Client:
    def get(self, path):
        return self.session.get(f"{API}{path}")
Client().get("/a")`
  expect(await shownCalls(sampleOf('python', method))).toBe('\nGET …/a\n  …\n  …\n')
})

test('a program begins in main, wherever it stands', async () => {
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
