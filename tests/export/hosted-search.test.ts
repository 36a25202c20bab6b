import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { env } from '../../env.ts'
import { documents, exportedFiles, out } from './site.ts'

/** Hosts that the client of a hosted index asks. Nothing else names them. */
const hosts = ['-dsn.algolia.net', '.algolianet.com']

/** Files of the export that hold a text. As Latin-1 every byte is a character, in binary files too. */
function holders(...texts: readonly string[]): string[] {
  return exportedFiles.filter((file) => {
    const content = readFileSync(join(out, file), 'latin1')
    return texts.some((text) => content.includes(text))
  })
}

test('the secret key of the search host is in no file, nor its name', () => {
  const { SEARCH_ADMIN_KEY: key } = env
  expect(holders('SEARCH_ADMIN_KEY', ...(key ? [key] : []))).toEqual([])
  expect(holders('</html>').length).toBeGreaterThan(documents.length)
})

test.skipIf(env.hostedSearch !== undefined)('without a hosted index no file holds its client', () => {
  const client = dirname(createRequire(import.meta.url).resolve('algoliasearch/lite'))
  const source = readFileSync(join(client, 'browser.js'), 'latin1')
  expect(hosts.filter((host) => !source.includes(host))).toEqual([])
  expect(holders(...hosts)).toEqual([])
})

test.runIf(env.hostedSearch !== undefined)('with a hosted index no page loads its client at first', () => {
  const files = holders(...hosts)
  expect(files).toHaveLength(1)
  // Not with quotation marks around the path: a list of chunks to load on demand may name it.
  expect(holders(`src="/${files[0]}"`)).toEqual([])
})
