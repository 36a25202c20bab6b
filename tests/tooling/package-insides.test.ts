import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plainDocument } from '#lib/hosting/exported-document.ts'

// Names inside packages that the site relies on, and that no API promises. docs/upgrading.md says what each one is for.
// These tests take seconds, where the tests that see the effect need a build and a browser.
const packages = join(import.meta.dirname, '../../node_modules')

const names: readonly (readonly [file: string, names: readonly string[]])[] = [
  [
    'next/dist/server/config-schema.js',
    ['turbopackMinify', 'turbopackSourceMaps', 'turbopackInputSourceMaps', 'globalNotFound', 'htmlLimitedBots'],
  ],
  ['next/dist/shared/lib/constants.js', ["'prerender-manifest.json'"]],
  ['next/dist/bin/next', ['experimental-build-mode', "'generate'"]],
  ['next/dist/shared/lib/segment-cache/segment-value-encoding.js', ['__next']],
  ['next-sitemap/bin/next-sitemap.mjs', ['CLI']],
  [
    'medium-zoom/dist/pure/index.js',
    [
      'medium-zoom-image--opened',
      'medium-zoom:opened',
      'medium-zoom:close',
      'medium-zoom:closed',
      'transitionend',
      'data-zoom-src',
    ],
  ],
]

test.each(names)('%s', (file, expected) => {
  const source = readFileSync(join(packages, file), 'utf8')
  expect(expected.filter((name) => !source.includes(name))).toEqual([])
})

interface FlightWriter {
  createInlinedDataReadableStream: (
    data: ReadableStream<Uint8Array>,
    nonce: string | undefined,
    formState: unknown,
  ) => ReadableStream<Uint8Array>
}

test('Next writes its data in a form that is taken out of documents', async () => {
  const load = createRequire(import.meta.url)
  const writer = load('next/dist/server/app-render/use-flight-response.js') as FlightWriter
  const data = new Blob(['0:["$","p",null,{"children":"a </script> b"}]\n']).stream()
  const html = await new Response(writer.createInlinedDataReadableStream(data, undefined, null)).text()
  expect(html).toContain('self.__next_f.push(')
  expect(plainDocument(html)).toBe('')
})
