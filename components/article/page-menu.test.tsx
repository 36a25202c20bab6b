import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageMenu } from './page-menu.tsx'

const settings = { url: 'https://docs.example', brand: 'acme', openIn: [] }
const mcp = 'https://docs.example/mcp'
const entries = (html: string) => [...html.matchAll(/<(?:a|button)\b[^>]*>([^<]+)/g)].map(([, label]) => label)

test('without a hosted MCP server, the menu links to the skill', () => {
  const html = renderToStaticMarkup(<PageMenu settings={settings} />)
  expect(entries(html)).toEqual(['Copy as Markdown', 'View as Markdown', 'Skill for AI tools'])
  expect(html).toContain('href="/skill.md"')
  expect(html).not.toContain('data-copy')
})

test('with a hosted MCP server, the menu offers its URL and adds it to programs', () => {
  const html = renderToStaticMarkup(<PageMenu settings={{ ...settings, agents: { mcp } }} />)
  expect(entries(html)).toEqual([
    'Copy as Markdown',
    'View as Markdown',
    'Copy MCP server URL',
    'Connect to Cursor',
    'Connect to VS Code',
    'Copy command for Claude Code',
    'Copy command for Codex',
    'Skill for AI tools',
  ])
  expect(html).toContain(`data-copy="${mcp}"`)
  expect(html).toContain(`data-copy="claude mcp add --transport http acme-docs ${mcp}"`)
  expect(html).toContain(`data-copy="codex mcp add acme-docs --url ${mcp}"`)
  expect(html).toContain('href="vscode:mcp/install?')
})
