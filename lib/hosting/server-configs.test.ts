import { expect, test } from 'vitest'
import type { Redirect } from '../navigation/redirect-file.ts'
import { caddySite } from './caddy-config.ts'
import { nginxMaps, nginxServer } from './nginx-config.ts'

const site = {
  folder: '/srv/docs "a"/site',
  rules: [
    { path: '/*', headers: { 'Cache-Control': 'no-cache', 'X-A': 'say "a"' } },
    { path: '/a.b/*', headers: { 'Cache-Control': 'immutable' } },
    { path: '/a.b/c', headers: { 'Cache-Control': 'no-store' } },
  ],
  redirects: [
    { from: '/old', to: '/new' },
    { from: '/section', to: '/section/start', isTemporary: true },
  ] as Redirect[],
}

test('nginx maps paths to values: exact paths, then the last pattern that matches', () => {
  expect(nginxMaps(site)).toMatchInlineSnapshot(`
    "# Written by “npm run release”. Changes are lost with the next release.
    map $uri $docs_cache_control {
      /a.b/c "no-store";
      ~^/a\\.b/ "immutable";
      default "no-cache";
    }
    map $uri $docs_x_a {
      default "say \\"a\\"";
    }
    "
  `)
})

test('names and strings cannot end their quotes', () => {
  expect(nginxServer(site, false)).toContain('root "/srv/docs \\"a\\"/site";')
  expect(caddySite(site)).toContain('root * "/srv/docs \\"a\\"/site"')
  expect(() => nginxServer({ ...site, folder: '/srv/$docs' }, false)).toThrow(
    '“$” cannot be escaped in an nginx configuration: /srv/$docs',
  )
})

test('a page that has moved redirects permanently, a section temporarily', () => {
  const nginx = nginxServer(site, false)
  expect(nginx).toContain('location = "/old/" {\n  return 301 "/new/$is_args$args";\n}')
  expect(nginx).toContain('location = "/section" {\n  return 302 "/section/start/$is_args$args";\n}')
  const caddy = caddySite(site)
  expect(caddy).toContain('redir /old "/new/{docs_query}" 301')
  expect(caddy).toContain('redir /section/ "/section/start/{docs_query}" 302')
})

test('Brotli is sent if nginx supports it', () => {
  expect(nginxServer(site, true)).toContain('brotli_static on;')
  expect(nginxServer(site, false)).not.toContain('brotli')
})
