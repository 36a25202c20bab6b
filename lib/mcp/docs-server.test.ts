import { Client, type Transport } from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import { expect, test } from 'vitest'
import { createDocsServer, textWindow, windowCharacters } from './docs-server.ts'
import { openDocs } from './open-docs.ts'

const origin = 'https://docs.example'
const info = { name: 'harbor-docs', product: 'Harbor', description: 'Build boats', origin, version: '1' }

async function clientOf(files: Readonly<Record<string, string>>): Promise<Client> {
  const docs = openDocs({
    has: (path) => path in files,
    readText: async (path) => files[path] ?? '',
    readBytes: (path) => Promise.reject(new Error(path)),
  })
  const [near, far] = InMemoryTransport.createLinkedPair()
  await createDocsServer(docs, info).connect(far)
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(near as unknown as Transport)
  return client
}

test('the skill and the list of pages are resources, which are read whole', async () => {
  const client = await clientOf({ '/skill.md': '# Harbor', '/llms.txt': '# Pages' })
  const { resources } = await client.listResources()
  expect(resources.map(({ uri }) => uri)).toEqual([`${origin}/skill.md`, `${origin}/llms.txt`])
  for (const { description } of resources) expect(description).toMatch(/^[A-Z].+\.$/)
  const { contents } = await client.readResource({ uri: `${origin}/skill.md` })
  expect(contents).toEqual([{ uri: `${origin}/skill.md`, mimeType: 'text/markdown', text: '# Harbor' }])
  await client.close()
})

test('a site without a skill has only the list', async () => {
  const client = await clientOf({ '/llms.txt': '# Pages' })
  const { resources } = await client.listResources()
  expect(resources.map(({ name }) => name)).toEqual(['pages'])
  await client.close()
})

test('a short text is returned whole', () => {
  expect(textWindow('a\nb')).toBe('a\nb')
  expect(textWindow('')).toBe('')
})

test('the parts of a long text are the text, and each but the last names the offset of the next', () => {
  const line = 'a line of the page\n'
  const text = line.repeat(Math.ceil((windowCharacters * 2.5) / line.length))
  let read = ''
  let offset = 0
  for (let parts = 0; parts < 10; parts += 1) {
    const part = textWindow(text, offset)
    const next = /\n\n\[There is more\. .* offset (\d+)\./.exec(part)
    if (next === null) {
      expect(read + part).toBe(text)
      expect(parts).toBe(2)
      return
    }
    expect(next.index).toBeLessThanOrEqual(windowCharacters)
    read += part.slice(0, next.index)
    offset = Number(next[1])
  }
  expect.unreachable()
})

test('a long line is cut within', () => {
  expect(textWindow('x'.repeat(windowCharacters + 5), windowCharacters)).toBe('xxxxx')
})

test('an offset past the end is explained', () => {
  expect(textWindow('abc', 3)).toBe('There is nothing at offset 3: the text has 3 characters.')
})
