import { get } from 'node:http'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { requestAddress } from './request-address.ts'
import { serveSite } from './serve-site.ts'

const hostile = [
  '//',
  '//evil.example/guides',
  '/\\evil.example',
  '/%00',
  '/%E0%A4%A',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e%5c%2e%2e%5csecret',
  '*',
  'http://evil.example/',
  '',
]

test('an address has a path and a query', () => {
  expect(requestAddress('/guides/?q=a%20b')).toEqual({ pathname: '/guides/', search: '?q=a%20b' })
  expect(requestAddress('/%252e%252e/')).toEqual({ pathname: '/%252e%252e/', search: '' })
})

test.each(hostile)('%j is none', (target) => {
  expect(requestAddress(target)).toBeUndefined()
})

/** Sends a request as it is: other clients tidy addresses. */
function ask(url: string, path: string): Promise<{ status: number | undefined; location: string | undefined }> {
  const { port } = new URL(url)
  return new Promise((resolve, reject) => {
    const request = get({ port, path, headers: { connection: 'close' } }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, location: response.headers.location })
    })
    request.on('error', reject)
  })
}

test('the server answers all of them, leads nobody elsewhere, and goes on', async () => {
  const root = temporaryFolder({ 'out/index.html': 'Home', 'out/404.html': 'None', 'out/guides/index.html': 'Guides' })
  const { url, close } = await serveSite(root, 0)
  try {
    for (const path of [...hostile.slice(0, 8), '//guides']) {
      expect(await ask(url, path), path).toEqual({ status: 404, location: undefined })
    }
    expect(await ask(url, '/guides')).toEqual({ status: 301, location: '/guides/' })
    expect((await ask(url, '/guides/')).status).toBe(200)
  } finally {
    await close()
  }
})
