import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../../tests/support/temporary-folder.ts'
import { createConfigReader } from './read-config.ts'

const text = (settings: string) =>
  `export default { brand: 'lamp', product: 'Lamp', url: 'https://lamp.example', ${settings} }`

test('settings that a change leaves as they are stay the same objects', async () => {
  const root = temporaryFolder({ 'site.config.ts': text("regions: ['us']") })
  const read = createConfigReader()
  const first = await read(root)
  expect(await read(root)).toBe(first)
  writeFiles(root, { 'site.config.ts': `// A comment\n${text("regions: ['us']")}` })
  expect((await read(root)).config).toBe(first.config)
  writeFiles(root, { 'site.config.ts': text("regions: ['us'], footer: { columns: [], copyright: 'Lamp Ltd.' }") })
  const second = await read(root)
  expect(second.config.footer.copyright).toBe('Lamp Ltd.')
  expect(second.tokens).toBe(first.tokens)
  expect(second.config.pageKinds).toBe(first.config.pageKinds)
  expect(second.config.footer).not.toBe(first.config.footer)
  writeFiles(root, { 'site.config.ts': text("regions: ['eu'], product: 'Lantern'") })
  const third = await read(root)
  expect([third.config.regions, third.tokens]).toEqual([['eu'], expect.objectContaining({ product: 'Lantern' })])
})

test('a failing configuration is named, and read again', async () => {
  const root = temporaryFolder({ 'site.config.ts': 'export default { brand: unknownName }' })
  const read = createConfigReader()
  await expect(read(root)).rejects.toThrow('site.config.ts fails: ReferenceError: unknownName is not defined')
  writeFiles(root, { 'site.config.ts': 'export default {' })
  await expect(read(root)).rejects.toThrow(/site\.config\.ts:1:16/)
  writeFiles(root, { 'site.config.ts': text('') })
  expect((await read(root)).config.product).toBe('Lamp')
})
