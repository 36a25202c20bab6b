import { connect } from 'node:net'
import { dirname } from 'node:path'
import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { docsServers } from '../../scripts/mcp/docs-server-of.ts'
import { createHttpHandler, serveHttp } from '../../scripts/mcp/serve-http.ts'
import { manifest, out, site } from './site.ts'
import { whereSiteHas } from './site-has.ts'

const createServer = docsServers(out, site)
const pages = manifest.pages.filter(({ version }) => version === undefined)
const [first] = pages
if (first === undefined) throw new Error('The site has no pages.')

async function connected(transport: Transport): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  return client
}

let client: Client
beforeAll(async () => {
  const [near, far] = InMemoryTransport.createLinkedPair()
  await createServer().connect(far)
  client = await connected(near as unknown as Transport)
})
afterAll(() => client.close())

async function call(
  name: string,
  args: Record<string, unknown>,
  by = client,
): Promise<{ text: string; isError: boolean }> {
  const { content, isError } = await by.callTool({ name, arguments: args })
  const text = content.map((block) => (block.type === 'text' ? block.text : '')).join('\n')
  return { text, isError: isError === true }
}

const tools = ['search_docs', 'read_page', 'list_operations', 'read_operation', 'read_schema']

test('each tool says what it does and takes, and only reads', async () => {
  const listed = (await client.listTools()).tools
  expect(listed.map(({ name }) => name)).toEqual(tools)
  for (const { description, inputSchema, annotations } of listed) {
    expect(description).toMatch(/^[A-Z].+\.$/)
    expect(Object.keys(inputSchema.properties ?? {})).not.toEqual([])
    expect(annotations).toMatchObject({ readOnlyHint: true })
  }
  expect(client.getInstructions()).toContain(site.product)
})

test('the skill and the list of pages are resources', async () => {
  const { resources } = await client.listResources()
  expect(resources.map(({ uri }) => uri)).toContain(`${site.url}/llms.txt`)
  for (const { uri } of resources) {
    const [content] = (await client.readResource({ uri })).contents
    expect(content).toMatchObject({ uri, text: expect.stringContaining(site.product) })
  }
})

test('a search by the title of a page returns its URL', async () => {
  const { text, isError } = await call('search_docs', { query: first.title, limit: 20 })
  expect(isError).toBe(false)
  expect(text).toContain(`${site.url}${first.route === '/' ? '/' : `${first.route}/`}`)
})

test('a search without results says what to do, and an unknown part names the known ones', async () => {
  const none = await call('search_docs', { query: 'xqzzyv' })
  expect(none).toEqual({ text: expect.stringMatching(/^No page contains “xqzzyv”\. \S/), isError: false })
  const part = await call('search_docs', { query: first.title, part: 'xqzzyv' })
  expect(part).toEqual({
    text: expect.stringContaining('There is no part “xqzzyv”. Parts of the docs: '),
    isError: true,
  })
})

test('a page is read whole, in parts, and by section', async () => {
  for (const { route, title } of pages.slice(0, 5)) {
    let text = ''
    let offset: number | undefined = 0
    while (offset !== undefined) {
      const part: string = (await call('read_page', { path: `${site.url}${route}/`, offset })).text
      const next = /\n\n\[There is more\. .* offset (\d+)\./.exec(part)
      text += part.slice(0, next?.index)
      offset = next === null ? undefined : Number(next[1])
    }
    expect(text).toContain(title)
    const heading = /^## ([\w ]+)$/m.exec(text.replaceAll(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, ''))?.[1]
    if (heading === undefined) continue
    const section = await call('read_page', { path: route, section: heading })
    expect(section.text.startsWith(`## ${heading}`)).toBe(true)
    expect(text).toContain(section.text.replace(/\n\n\[There is more[\s\S]*/, ''))
  }
})

test('what does not exist is an error that says what does', async () => {
  const page = await call('read_page', { path: `${first.route}x-missing` })
  expect(page).toEqual({ text: expect.stringContaining('There is no page at “'), isError: true })
  const section = await call('read_page', { path: first.route, section: 'xqzzyv' })
  expect(section).toEqual({ text: expect.stringContaining('The page has no section “xqzzyv”.'), isError: true })
  const wrong = await call('read_page', { path: 1 })
  expect(wrong).toEqual({ text: expect.stringContaining('path'), isError: true })
})

whereSiteHas('operations', () => {
  test('every listed operation can be read by its ID', async () => {
    const { text } = await call('list_operations', {})
    const ids = [...text.matchAll(/\(([^()\s]+)\)$/gm)].map(([, id = '']) => id)
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids.slice(0, 10)) {
      const read = await call('read_operation', { operation: id })
      expect(read).toEqual({ text: expect.stringMatching(/^# \S/), isError: false })
    }
    const [, label = ''] = /^- ([A-Z]+ \/\S*):/m.exec(text) ?? []
    expect((await call('read_operation', { operation: label })).text).toMatch(/^# \S/)
    const missing = await call('read_operation', { operation: 'xqzzyv' })
    expect(missing).toEqual({ text: expect.stringContaining('There is no operation “xqzzyv”.'), isError: true })
  })

  test('an unknown schema names the known ones, and each of those is JSON', async () => {
    const { text, isError } = await call('read_schema', { name: 'xqzzyv' })
    expect(isError).toBe(true)
    const names = /Schemas: (.+)\.$/.exec(text)?.[1]?.split(', ') ?? []
    for (const name of names.slice(0, 5)) {
      const schema = await call('read_schema', { name: name.toLowerCase() })
      expect(schema.text.startsWith(`## ${name}\n\n\`\`\`json\n{`)).toBe(true)
    }
  })
})

test('over HTTP, each request is answered alone, and other origins, hosts, and methods are refused', async () => {
  const handler = createHttpHandler(createServer, ['docs.example'])
  const { url, close } = await serveHttp(handler, 0)
  try {
    const overHttp = await connected(new StreamableHTTPClientTransport(new URL(url)))
    expect((await overHttp.listTools()).tools).toHaveLength(tools.length)
    expect((await call('search_docs', { query: first.title }, overHttp)).isError).toBe(false)
    await overHttp.close()

    const send = (init: RequestInit, address = url) => fetch(address, init).then(({ status }) => status)
    const post = (headers: Record<string, string>) =>
      send({ method: 'POST', body: '{}', headers: { 'content-type': 'application/json', ...headers } })
    expect(await post({ origin: 'https://evil.example' })).toBe(403)
    expect(await post({ origin: 'https://docs.example' })).not.toBe(403)
    expect(await send({ method: 'GET', headers: { accept: 'text/event-stream' } })).toBe(405)
    expect(await send({ method: 'POST', body: 'x'.repeat(200_000) })).toBe(413)
    expect(await send({ method: 'GET' }, url.replace('/mcp', '/other'))).toBe(404)
    // fetch sets the host itself.
    const { port } = new URL(url)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), 'localhost', () =>
        socket.write('POST /mcp HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}'),
      )
      socket.once('data', (bytes) => resolve(String(bytes))).once('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 403 /)
  } finally {
    close()
  }
})

test('over standard input and output, nothing but the protocol is printed', async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['scripts/run.mjs', 'mcp'],
    cwd: dirname(out),
    stderr: 'inherit',
  })
  const errors: Error[] = []
  const overStdio = new Client({ name: 'test', version: '1' })
  overStdio.onerror = (error) => errors.push(error)
  await overStdio.connect(transport)
  expect((await call('read_page', { path: first.route }, overStdio)).text).toContain(first.title)
  await overStdio.close()
  expect(errors).toEqual([])
})
