import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { serveSite } from './serve-site.ts'

const { createReadStream } = fs
const root = fs.mkdtempSync(join(tmpdir(), 'serve-site-'))

afterEach(() => {
  fs.createReadStream = createReadStream
  syncBuiltinESMExports()
  fs.rmSync(root, { recursive: true })
})

test('a file that is removed while it is requested breaks that request only', async () => {
  fs.mkdirSync(join(root, 'out'))
  for (const name of ['gone.txt', 'here.txt', '404.html']) fs.writeFileSync(join(root, 'out', name), name)
  fs.createReadStream = ((path: string, options: object) => {
    if (path.endsWith('gone.txt')) fs.rmSync(path)
    return createReadStream(path, options)
  }) as typeof createReadStream
  syncBuiltinESMExports()
  const server = await serveSite(root, 0)
  await expect(fetch(`${server.url}/gone.txt`).then((response) => response.text())).rejects.toThrow()
  expect(await (await fetch(`${server.url}/here.txt`)).text()).toBe('here.txt')
  await server.close()
})
