import { expect, test } from 'vitest'
import { scopeStyles } from './write-console.ts'

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
