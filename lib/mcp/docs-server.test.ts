import { Client, type Transport } from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import { expect, test } from 'vitest'
import { createDocsServer } from './docs-server.ts'
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
