import { expect, test } from 'vitest'
import type { Redirect } from '../navigation/redirect-file.ts'
import type { RoutePath } from '../pages/route.ts'
import { readRedirectRules, redirectFile, redirectPage, redirectRules } from './redirect-output.ts'

const redirect = (from: string, to: string): Redirect => ({ from: from as RoutePath, to: to as RoutePath })

test('rules name each old path with and without its trailing slash, and the URL that is served', () => {
  expect(redirectRules([redirect('/old/page', '/new'), redirect('/gone', '/')])).toBe(
    '/old/page /new/ 301\n/old/page/ /new/ 301\n/gone / 301\n/gone/ / 301\n',
  )
})

test('a path in letters of another script is percent-encoded', () => {
  const rules = redirectRules([redirect('/docs/安装', '/install')])
  expect(rules).toBe('/docs/%E5%AE%89%E8%A3%85 /install/ 301\n/docs/%E5%AE%89%E8%A3%85/ /install/ 301\n')
  expect(readRedirectRules(rules)).toEqual([redirect('/docs/安装', '/install')])
})

test('a section can lead elsewhere tomorrow, so browsers must not remember where it leads', () => {
  const section: Redirect = { ...redirect('/a', '/a/b'), isTemporary: true }
  const rules = redirectRules([section, redirect('/gone', '/')])
  expect(rules).toBe('/a /a/b/ 302\n/a/ /a/b/ 302\n/gone / 301\n/gone/ / 301\n')
  expect(readRedirectRules(rules)).toEqual([section, redirect('/gone', '/')])
  expect(redirectPage(section, 'https://docs.example')).toContain(
    '<p>This section starts at <a href="/a/b/">/a/b/</a>.</p>',
  )
})

test('the page at an old path is where hosts look for it', () => {
  expect(redirectFile(redirect('/old/page', '/new'))).toBe('old/page/index.html')
})

test('the page at an old path redirects readers and links to the new URL', () => {
  expect(redirectPage(redirect('/old', '/new'), 'https://docs.example')).toMatchInlineSnapshot(`
    "<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title><meta http-equiv="refresh" content="0; url=/new/"><link rel="canonical" href="https://docs.example/new/"><meta name="viewport" content="width=device-width"></head><body><p>This page has moved to <a href="/new/">/new/</a>.</p></body></html>
    "
  `)
})
