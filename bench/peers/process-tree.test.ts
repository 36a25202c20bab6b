import { expect, test } from 'vitest'
import { parseStat, treeOf } from './process-tree.ts'

const state = (pid: number, parent: number, session: number) => ({ pid, parent, session, cpuSeconds: 0 })

test('reads a process whose name has spaces and parentheses', () => {
  const line = '4242 (next (v16) worker) S 4200 4190 4190 0 -1 4194560 1 2 3 4 150 50 900 900 20 0 11 0 1 2 3'
  expect(parseStat(line)).toEqual({ pid: 4242, parent: 4200, session: 4190, cpuSeconds: 2 })
})

test('finds children of children in any order, and those whose parent has ended', () => {
  const states = [state(30, 20, 1), state(20, 10, 1), state(10, 1, 10), state(40, 1, 10), state(50, 1, 1)]
  expect(treeOf(10, states).map(({ pid }) => pid)).toEqual([30, 20, 10, 40])
})
