import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchParts } from './fetch-parts.ts'

const asked = vi.fn(async (_address: string) => new Response('', { status: 200 }))
const base = 'https://docs.example/assets/js/site.js'
beforeEach(() => void vi.stubGlobal('fetch', asked))
afterEach(() => {
  asked.mockClear()
  vi.unstubAllGlobals()
})

test('fetches each file once, next to the script that needs it', async () => {
  await fetchParts(['./a.js', './b.js'], base)
  await fetchParts(['./b.js', './c.js'], base)
  expect(asked.mock.calls.flat()).toEqual(['a', 'b', 'c'].map((name) => `https://docs.example/assets/js/${name}.js`))
})

test('a file that is missing or does not arrive is fetched again the next time', async () => {
  asked.mockResolvedValueOnce(new Response('', { status: 404 }))
  await expect(fetchParts(['./d.js'], base)).rejects.toThrow('https://docs.example/assets/js/d.js returned 404.')
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(fetchParts(['./d.js'], base)).rejects.toThrow('Failed to fetch')
  await fetchParts(['./d.js'], base)
  expect(asked).toHaveBeenCalledTimes(3)
})
