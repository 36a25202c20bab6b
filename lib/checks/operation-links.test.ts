import { expect, test } from 'vitest'
import type { PageLink } from '../markdown/page-context.ts'
import type { RoutePath } from '../pages/route.ts'
import { checkLinks } from './links.ts'

const site = {
  pages: [],
  generatedPages: [{ route: '/api-reference/get-a-run' as RoutePath, anchors: () => ['responses', 'body.status'] }],
  generatedRoutes: new Set(['/api-reference/get-a-run']),
  files: new Set<string>(),
  redirects: new Map<string, string>(),
}
const link = (href: string): PageLink => ({ href, line: 3, column: 7 })

const codes = (href: string, unknownBelow?: string) =>
  checkLinks({ ...site, unknownBelow, otherLinks: [{ file: 'apispec.yaml', links: [link(href)] }] }).map(
    ({ code, file, line, hint }) => `${file}:${line} ${code} ${hint ?? ''}`,
  )

test('a specification may link to operations and their fields', () => {
  expect(codes('/api-reference/get-a-run')).toEqual([])
  expect(codes('/api-reference/get-a-run#body.status')).toEqual([])
  expect(codes('#on-some-page')).toEqual([])
})

test('links to missing operations and fields are reported', () => {
  expect(codes('/api-reference/get-a-rnu')).toEqual([
    'apispec.yaml:3 broken-link Did you mean “/api-reference/get-a-run”?',
  ])
  expect(codes('/api-reference/get-a-run#body.statsu')).toEqual([
    'apispec.yaml:3 broken-anchor Did you mean “#body.status”?',
  ])
})

test('broken links in a file that others may have written are warnings', () => {
  const foreign = { hint: 'Set something.' }
  const shown = ['/nowhere', 'relative', '/api-reference/get-a-rnu'].flatMap((href) =>
    checkLinks({ ...site, otherLinks: [{ file: 'apispec.yaml', links: [link(href)], foreign }] }),
  )
  expect(shown.map(({ severity, code, hint }) => `${severity} ${code} ${hint}`)).toEqual([
    'warning broken-link Set something.',
    'warning broken-link Set something.',
    'warning broken-link Did you mean “/api-reference/get-a-run”?',
  ])
})

test('links to operations are not checked if the specification cannot be read', () => {
  expect(codes('/api-reference/anything', '/api-reference')).toEqual([])
  expect(codes('/api-reference', '/api-reference')).toEqual([])
  expect(codes('/elsewhere', '/api-reference')).toHaveLength(1)
})
