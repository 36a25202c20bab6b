import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caddyConfig } from '#lib/hosting/caddy-config.ts'
import { headersAt } from '#lib/hosting/header-rules.ts'
import { readHeadersFile } from '#lib/hosting/headers-file.ts'
import { openStore } from '../../scripts/disk/store.ts'
import { makeRelease } from '../../scripts/export/make-release.ts'
import { releasePaths } from '../../scripts/export/release-folder.ts'
import { findProgram } from '../../scripts/machine/install-servers.ts'
import { freePort } from '../../scripts/machine/listen.ts'
import { serveSite } from '../../scripts/serve-site.ts'
import { out } from '../export/site.ts'
import { whereSiteHas } from '../export/site-has.ts'
import { ask } from './ask-host.ts'
import { layOutAskedFiles, oldPaths, oldRules } from './asked-files.ts'
import { type RunningHost, startHost } from './start-host.ts'

// One release, served by every host that the project writes a configuration for: all have to answer alike.
const root = process.cwd()
const to = join(root, '.cache/test/release')
const rules = readHeadersFile(readFileSync(join(out, '_headers'), 'utf8'))
let folder: string

beforeAll(async () => {
  rmSync(to, { recursive: true, force: true })
  const { id } = await makeRelease({
    exported: layOutAskedFiles(join(to, 'export')),
    to,
    store: openStore(root),
    now: new Date(),
    keepDays: 14,
    port: await freePort(),
    brotli: false,
  })
  folder = releasePaths(to).release(id)
})

afterAll(() => rmSync(to, { recursive: true, force: true }))

/** Port that the release's configurations name. */
const namedPort = () => Number(/listen (\d+);/.exec(readFileSync(join(folder, 'nginx/nginx.conf'), 'utf8'))?.[1])

async function startOwn(): Promise<RunningHost> {
  writeFileSync(join(folder, 'site/_headers'), readFileSync(join(out, '_headers')))
  writeFileSync(join(folder, 'site/_redirects'), oldRules)
  const { url, close } = await serveSite(folder, 0, 'site')
  return { port: Number(new URL(url).port), close }
}

async function startCaddy(program: string): Promise<RunningHost> {
  const port = await freePort()
  const config = join(to, 'Caddyfile')
  writeFileSync(config, caddyConfig(join(folder, 'caddy/site.caddy'), port))
  return startHost(program, ['run', '--adapter', 'caddyfile', '--config', config], port, { HOME: to })
}

const programs = { nginx: findProgram('nginx'), caddy: findProgram('caddy') }
const hosts = [
  { name: 'npm run serve', start: startOwn, brotli: true },
  {
    name: programs.nginx === undefined ? 'nginx, which is not installed' : 'nginx',
    // Its module for brotli isn't part of it: without that, it sends gzip.
    brotli: false,
    start:
      programs.nginx === undefined
        ? undefined
        : () =>
            startHost(
              programs.nginx as string,
              ['-c', join(folder, 'nginx/nginx.conf'), '-g', 'daemon off;'],
              namedPort(),
            ),
  },
  {
    name: programs.caddy === undefined ? 'Caddy, which is not installed' : 'Caddy',
    brotli: true,
    start: programs.caddy === undefined ? undefined : () => startCaddy(programs.caddy as string),
  },
]

for (const { name, start, brotli } of hosts) {
  describe.skipIf(start === undefined)(name, () => {
    let host: RunningHost
    beforeAll(async () => {
      if (start !== undefined) host = await start()
    })
    afterAll(() => host?.close())
    const get = (path: string, headers?: Record<string, string>, method?: string) =>
      ask(host.port, path, headers, method)

    const isOfType = async (path: string, type: string) => {
      expect((await get(path)).headers['content-type']).toBe(type)
    }
    const compressed = '%s comes compressed to who takes it, and is the same'
    const comesCompressed = async (path: string) => {
      const plain = await get(path)
      expect(plain.headers['content-encoding']).toBeUndefined()
      const gzip = await get(path, { 'Accept-Encoding': 'gzip' })
      expect(gzip.headers['content-encoding']).toBe('gzip')
      expect(gzip.headers.vary).toContain('Accept-Encoding')
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
      const best = await get(path, { 'Accept-Encoding': 'gzip, deflate, br' })
      expect(best.headers['content-encoding']).toBe(brotli ? 'br' : 'gzip')
      expect((brotli ? brotliDecompressSync : gunzipSync)(best.body).equals(plain.body)).toBe(true)
      expect(best.headers['content-type']).toBe(plain.headers['content-type'])
      expect(best.body.length).toBeLessThan(plain.body.length / 2)
    }

    test.each([
      ['/', 200],
      ['/search/', 200],
      ['/search/?q=1', 200],
      ['/index.md', 200],
      ['/404.html', 200],
      ['/build.json', 200],
      ['/no-such-page', 404],
      ['/no-such-page/', 404],
      ['/no-such-page.html', 404],
      ['/assets/js', 404],
      ['/assets/js/none.js', 404],
      ['/_headers', 404],
      ['/_redirects', 404],
      ['/%5csearch', 404],
      ['/%0d%0aSet-Cookie:a', 404],
    ])('%s: %i', async (path, status) => {
      const answer = await get(path)
      expect(answer.status).toBe(status)
      if (status === 404) expect(answer.body.toString()).toContain('Page not found')
    })

    test.each([
      ['/search', '/search/'],
      ['/search?q=1', '/search/?q=1'],
      ['/search.html?q=1', '/search/?q=1'],
      ['/search/index.html', '/search/'],
      ['/index.html', '/'],
      ['//evil.example/?q=//', '/evil.example/?q=//'],
      ['//', '/'],
      ['/search//a///b', '/search/a/b'],
      ...oldPaths.flatMap((path) => [`${path}?q=1`, `${path}/?q=1`]).map((path) => [encodeURI(path), '/search/?q=1']),
    ])('%s leads to %s', async (path, target) => {
      const { status, headers } = await get(path)
      expect(status).toBe(301)
      const { host: named, pathname, search } = new URL(headers.location ?? '', `http://127.0.0.1:${host.port}`)
      expect(named).toBe(`127.0.0.1:${host.port}`)
      expect(pathname + search).toBe(target)
    })

    test.each([
      '/..%2f..%2frelease.json',
      '/../release.json',
      '/%2e%2e/release.json',
      '/search/..%5c..%5crelease.json',
    ])('%s leads out of nothing', async (path) => {
      const { status, body } = await get(path)
      expect([400, 404]).toContain(status)
      expect(body.toString()).not.toContain('hashed')
    })

    const hasHeaders = async (path: string) => {
      const { headers } = await get(path)
      const expected = Object.entries(headersAt(rules, path)).map(([header, value]) => [header.toLowerCase(), value])
      expect(headers).toMatchObject(Object.fromEntries(expected))
      expect(headers.server ?? '').not.toMatch(/\d/)
    }

    test.each([
      '/',
      '/search/',
      '/no-such-page/',
      '/build.json',
      '/service-worker.js',
      '/_search/index.json',
      hashedFile('assets/js', /\.js$/),
      hashedFile('_search', /^terms-/),
    ])('%s has the headers of the one source', hasHeaders)

    test('no address writes a header', async () => {
      for (const path of [
        '//%0d%0aSet-Cookie:%20a=b',
        '/%0d%0aSet-Cookie:%20a=b',
        '//evil.example/%0d%0aSet-Cookie:%20a=b/index.html',
      ]) {
        const { headers, status } = await get(path)
        expect(headers['set-cookie'], path).toBeUndefined()
        expect(headers.location ?? '/', path).toMatch(/^(?:http:\/\/127\.0\.0\.1:\d+)?\/(?!\/)/)
        expect([301, 400, 404]).toContain(status)
      }
    })

    test('an address longer than any name of a file is refused, and others are answered still', async () => {
      expect([404, 414]).toContain((await get(`/${'b'.repeat(6000)}/`)).status)
      expect((await get('/search/')).status).toBe(200)
    })

    test('a missing file is not cached as missing', async () => {
      const { headers } = await get('/assets/js/none.js')
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    })

    test.each([
      ['/', 'text/html; charset=utf-8'],
      ['/index.md', 'text/markdown; charset=utf-8'],
      ['/llms.txt', 'text/plain; charset=utf-8'],
      ['/skill.md', 'text/markdown; charset=utf-8'],
      ['/build.json', 'application/json; charset=utf-8'],
      ['/sitemap.xml', 'application/xml; charset=utf-8'],
      ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
      ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
      ['/service-worker.js', 'text/javascript; charset=utf-8'],
    ])('%s is %s', isOfType)

    whereSiteHas('operations', () => {
      test.each([
        ['/apispec.yaml', 'application/yaml; charset=utf-8'],
        ['/generated/try-it.css', 'text/css; charset=utf-8'],
      ])('%s is %s', isOfType)
      test.each(['/generated/try-it.js'])(compressed, comesCompressed)
    })

    whereSiteHas('playgrounds', () => {
      const files = ['/generated/playground.html', '/generated/playground-worker.js']
      test.each(files)('%s has the headers of the one source', hasHeaders)
      test.each([['/generated/jq.wasm', 'application/wasm']])('%s is %s', isOfType)
      test.each(['/generated/jq.wasm'])(compressed, comesCompressed)
    })

    test.each(['/search/', '/generated/search-worker.js', '/sitemap.xml'])(compressed, comesCompressed)

    test('a part of a file, its head, and whether it has changed', async () => {
      const whole = await get('/index.md')
      const part = await get('/index.md', { Range: 'bytes=5-14' })
      expect(part.status).toBe(206)
      expect(part.body.equals(whole.body.subarray(5, 15))).toBe(true)
      expect((await get('/index.md', { Range: 'bytes=99999999-' })).status).toBe(416)
      const head = await get('/search/', {}, 'HEAD')
      expect([head.status, head.body.length]).toEqual([200, 0])
      expect(head.headers['content-security-policy']).toBeDefined()
      const tag = whole.headers.etag ?? ''
      expect((await get('/index.md', { 'If-None-Match': tag })).status).toBe(304)
    })

    test('nothing is changed by a reader', async () => {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const { status } = await get('/search/', { 'Content-Length': '0' }, method)
        expect([405, 501], method).toContain(status)
      }
    })
  })
}

/** Path of a file of the export whose name carries a hash. */
function hashedFile(below: string, pattern: RegExp): string {
  const name = readdirSync(join(out, below)).find((file) => pattern.test(file))
  if (name === undefined) throw new Error(`There is no such file in ${below}`)
  return `/${below}/${name}`
}
