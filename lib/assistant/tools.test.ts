import { expect, test } from 'vitest'
import { toolsIn } from './tools.ts'

const tools = [['gitlab'], ['argo cd', 'argocd'], ['github', 'gh']]

test('a text names a tool by any of its names, as whole words', () => {
  expect([...toolsIn('Sync Argo CD from GH', tools)]).toEqual([1, 2])
  expect([...toolsIn('Highlights of an argument', tools)]).toEqual([])
})
