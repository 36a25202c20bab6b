import { expect, test } from 'vitest'
import { mcpLinks } from './mcp-links.ts'

const url = 'https://docs.example/mcp?a=1&b=ü'

test('a link contains the name and the URL of the server in the form that its program reads', () => {
  const [cursor, code] = mcpLinks('acme-docs', url).map(({ href }) => new URL(href))
  expect(cursor?.searchParams.get('name')).toBe('acme-docs')
  const config = Buffer.from(cursor?.searchParams.get('config') ?? '', 'base64').toString()
  expect(JSON.parse(config)).toEqual({ url })
  expect(code?.protocol).toBe('vscode:')
  const server = JSON.parse(decodeURIComponent(code?.search.slice(1) ?? ''))
  expect(server).toEqual({ name: 'acme-docs', type: 'http', url })
})

test('no link contains a place that the menu fills in', () => {
  expect(mcpLinks('{prompt}', 'https://docs.example/{url}').filter(({ href }) => /[{}]/.test(href))).toEqual([])
})
