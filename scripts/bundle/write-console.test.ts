import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Store } from '../disk/store.ts'
import { removeConsole, scopeStyles, writeConsole } from './write-console.ts'

test('every rule applies only below the root', async () => {
  const css = '*,:before{color:red}a:hover,.b{color:blue}@media (max-width:1px){p{margin:0}}&{margin:1px}'
  expect(await scopeStyles(css, '.root')).toMatchInlineSnapshot(`
    ".root{margin:1px}.root *,.root :before{color:red}.root a:hover,.root .b{color:#00f}@media(max-width:1px){.root p{margin:0}}
    "
  `)
})

test('a rule that cannot be scoped is rejected', async () => {
  await expect(scopeStyles('@font-face{font-family:x}', '.root')).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: @font-face cannot be kept below .root]`,
  )
})

test('a site without an explorer loses its files, and one without an API also those of the console', async () => {
  const root = mkdtempSync(join(tmpdir(), 'console-'))
  const folder = join(root, 'public/generated')
  mkdirSync(folder, { recursive: true })
  const names = ['try-it.js', 'try-it.css', 'explorer.js', 'explorer.css']
  for (const name of names) writeFileSync(join(folder, name), '')
  const left = () => names.filter((name) => existsSync(join(folder, name)))
  const stored = { root, keepFiles: async () => ({ files: [], isNew: false }) } as unknown as Store
  const settings = { corsProxy: undefined, otherHosts: true }

  await writeConsole(stored, settings, { hasExplorer: true })
  expect(left()).toEqual(names)
  await writeConsole(stored, settings, { hasExplorer: false })
  expect(left()).toEqual(['try-it.js', 'try-it.css'])
  removeConsole(root)
  expect(left()).toEqual([])
})
