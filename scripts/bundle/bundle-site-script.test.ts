import { expect, test } from 'vitest'
import { importParts, type ScriptChunk } from './bundle-site-script.ts'

const chunk = (fileName: string, code: string, imports: string[] = [], dynamicImports: string[] = []): ScriptChunk => ({
  fileName,
  code,
  imports,
  dynamicImports,
})

test('an import fetches the files that are not there yet, with those that they import', () => {
  const chunks = [
    chunk('site.js', 'let a=()=>import(`./search.js`)', ['base.js'], ['search.js']),
    chunk(
      'search.js',
      'import"./base.js";import"./list.js";let b=()=>import("./more.js")',
      ['base.js', 'list.js'],
      ['more.js'],
    ),
    chunk('list.js', 'import"./search.js"', ['search.js']),
    chunk('more.js', 'let c=/import(`.\\/none.js`)/', ['list.js', 'site.js']),
    chunk('base.js', ''),
  ]
  expect(importParts(chunks, 'site.js')).toEqual([
    'let a=()=>fetchParts(["./search.js","./list.js"]).then(()=>import(`./search.js`))',
    'import"./base.js";import"./list.js";let b=()=>fetchParts(["./more.js"]).then(()=>import("./more.js"))',
    ...chunks.slice(2).map(({ code }) => code),
  ])
})

test('an import that the bundler wrote in another way is an error', () => {
  const chunks = [chunk('site.js', 'import(name)', [], ['search.js']), chunk('search.js', '')]
  expect(() => importParts(chunks, 'site.js')).toThrow("The import of search.js isn't in site.js.")
})
