import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildFilePath } from '#lib/pages/build-file.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

// The two scripts by which the release workflow leaves GitHub. They need bash and curl, as its machines have.
const script = (name: string) => join(import.meta.dirname, '../../.github', name)

function run(name: string, ...args: readonly string[]): Promise<{ code: unknown; stderr: string }> {
  return new Promise((resolve) => {
    execFile('bash', [script(name), ...args], (error, _stdout, stderr) => resolve({ code: error?.code ?? 0, stderr }))
  })
}

/** A host that has deployed some build. */
async function hostOf(build: string): Promise<string> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === buildFilePath ? 200 : 404)
    response.end(build)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${(server.address() as AddressInfo).port}/`
}

test('the search index waits until readers get the new build', async () => {
  const folder = temporaryFolder({ 'build.json': '{"id":"2"}' })
  expect(await run('wait-for-build.sh', folder, await hostOf('{"id":"2"}'), '0')).toEqual({ code: 0, stderr: '' })
  const late = await run('wait-for-build.sh', folder, await hostOf('{"id":"1"}'), '0')
  expect(late.code).toBe(1)
  expect(late.stderr).toContain('still says “{"id":"1"}” instead of “{"id":"2"}”')
})

test.each(['production', 'preview'])(
  'a %s that is switched on before it is written fails, and says where',
  async (target) => {
    const { code, stderr } = await run('deploy.sh', target, 'site', 'abc')
    expect(code).toBe(1)
    expect(stderr).toContain('Put the lines for your host here')
  },
)
