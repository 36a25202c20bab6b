import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileOfAddress, slowServer } from './slow-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'slow-server-'))
mkdirSync(join(folder, 'a'))
writeFileSync(join(folder, 'a/index.html'), 'a'.repeat(10_000))
writeFileSync(join(folder, 'b.html'), 'b')
writeFileSync(join(folder, 'font.woff2'), 'c'.repeat(10_000))

test('finds pages as static hosts do', () => {
  const found = ['/a/', '/a', '/b', '/b.html', '/c', '/'].map((path) =>
    fileOfAddress(folder, path)?.slice(folder.length),
  )
  expect(found).toEqual(['/a/index.html', '/a/index.html', '/b.html', '/b.html', undefined, undefined])
})

test('counts compressed bodies by kind, once each', async () => {
  const server = await slowServer(folder)
  try {
    const page = await fetch(`${server.url}/a/`)
    expect((await page.text()).length).toBe(10_000)
    await (await fetch(`${server.url}/font.woff2`)).arrayBuffer()
    expect((await fetch(`${server.url}/missing.js`)).status).toBe(404)
    const [html, font, ...others] = server.takeAnswers()
    expect(html).toMatchObject({ path: '/a/', kind: 'html' })
    expect(html?.bytes).toBeLessThan(100)
    expect(font).toEqual({ path: '/font.woff2', kind: 'font', bytes: 10_000 })
    expect(others).toEqual([])
    expect(server.takeAnswers()).toEqual([])
  } finally {
    await server.close()
  }
})
