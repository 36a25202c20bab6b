import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { operationsOf, readFixtureSpec } from '../../tests/support/api-reading.ts'
import { pageSummary } from '../../tests/support/page-summary.ts'
import { apiAccess } from './api-access.ts'
import { type SkillSite, skillFile, skillName } from './skill-file.ts'

const origin = 'https://docs.example'
const site: SkillSite = {
  brand: 'harbor',
  product: 'Harbor: boats',
  description: 'Build boats and send them out',
  origin,
  mcp: undefined,
  api: undefined,
}

const sections = [
  { title: 'Start', pages: [pageSummary('/start', { title: 'Start' }), pageSummary('/start/a')] },
  { title: 'Optional', pages: [pageSummary('/1.0/start', { version: '1.0' })] },
]
const headOf = (text: string) => parse(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '') as Record<string, string>

test('a skill begins with a name and a description that tools accept', () => {
  const { name, description } = headOf(skillFile(site, sections))
  expect(name).toBe('harbor-docs')
  expect(description).toBe(
    'Build boats and send them out. Use it for each task that asks about Harbor: boats, sets it up, or writes configuration for it.',
  )
  const long = headOf(skillFile({ ...site, description: 'word '.repeat(400) }, sections))
  expect(long.description?.length).toBeLessThanOrEqual(1024)
})

test.each([
  ['Acme Cloud', 'acme-cloud-docs'],
  ['x'.repeat(80), 'docs'],
  ['港', 'docs'],
])('the skill of %s is called %s', (brand, name) => {
  expect(skillName(brand)).toBe(name)
})

test('a site without an API and without a hosted server has sections and no more', () => {
  const text = skillFile(site, sections)
  expect(text).toContain(`- Start: 2 pages, the first is [Start](${origin}/start.md)`)
  expect(text).not.toContain('/1.0/')
  expect(text).not.toMatch(/MCP|Call the API|undefined/)
})

test('sections with the same title are one', () => {
  const text = skillFile(site, [...sections, { title: 'Start', pages: [pageSummary('/more')] }])
  expect(text.match(/- Start: /g)).toHaveLength(1)
  expect(text).toContain('- Start: 3 pages')
})

test('a hosted server is named', () => {
  expect(skillFile({ ...site, mcp: `${origin}/mcp` }, sections)).toContain(`MCP server at \`${origin}/mcp\``)
})

test('an API is described by its servers and credentials', () => {
  const operations = operationsOf(readFixtureSpec('harbor.yaml'))
  const api = apiAccess(operations, `${origin}/`, ({ route }) => `${origin}${route}.md`)
  const [, calling] = skillFile({ ...site, api }, sections).split('## Call the API')
  expect(calling).toMatchInlineSnapshot(`
    "

    - Base URL: \`https://api.eu.harbor.example/v2\` or \`https://api.us.harbor.example/v2\`
    - Authorization: API key, header \`X-Key\` Together with: API key, query parameter \`id\`
    - Authorization: Bearer token, header \`Authorization: Bearer …\`: A token from [Create an access token](https://docs.example/api-reference/create-an-access-token/).
    - Authorization: User name and password, header \`Authorization: Basic …\`
    - Authorization: OAuth 2.0, header \`Authorization: Bearer …\`
    - Each operation has a page with its parameters, a sample, and its responses, such as <https://docs.example/api-reference/list-the-boats-of-a-fleet.md>. Read it before you write a call.
    - The whole API as OpenAPI: [YAML](https://docs.example/apispec.yaml), [JSON](https://docs.example/apispec.json).
    "
  `)
})

test('webhooks alone aren’t an API that a tool can call', () => {
  const webhooks = operationsOf(readFixtureSpec('harbor.yaml')).filter(({ kind }) => kind === 'webhook')
  expect(webhooks.length).toBeGreaterThan(0)
  expect(apiAccess(webhooks, `${origin}/`, () => '')).toBeUndefined()
})
