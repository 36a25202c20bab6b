import fc from 'fast-check'
import type { Node, Parent } from 'unist'
import { visit as libraryVisit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { visit } from './visit.ts'

type Tree = Node & { children?: Tree[]; value: number }

const trees = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.record(
    {
      type: fc.constantFrom('a', 'b', 'c'),
      value: fc.nat(9),
      children: fc.oneof({ maxDepth: 4 }, fc.constant<Tree[]>([]), fc.array(tie('tree'), { maxLength: 4 })),
    },
    { requiredKeys: ['type', 'value'] },
  ),
}))

/** All possible return values of a visitor, and a change of the tree. */
const answers = [
  () => undefined,
  () => 'skip' as const,
  () => true as const,
  (_: Parent | undefined, index = 0) => index + 2,
  (_: Parent | undefined, index = 0) => ['skip', index + 1] as ['skip', number],
  (parent: Parent | undefined, index = 0) => {
    parent?.children.splice(index, 1)
    return parent === undefined ? undefined : index
  },
  () => false as const,
]

test.each([undefined, 'a', ['a', 'c']])('nodes come in the order of the library (%s)', (types) => {
  fc.assert(
    fc.property(trees.tree, (tree) => {
      const seenBy = (walk: typeof visit) => {
        const copy = structuredClone(tree)
        const seen: unknown[] = []
        const visitor = (node: Tree, index: number | undefined, parent: Parent | undefined) => {
          seen.push([node.type, node.value, index, parent?.type])
          return (answers[node.value] ?? (() => undefined))(parent, index)
        }
        if (types === undefined) walk(copy, visitor as never)
        else walk(copy, types as never, visitor as never)
        return [seen, copy]
      }
      expect(seenBy(visit)).toEqual(seenBy(libraryVisit))
    }),
    { seed: 1, numRuns: 500 },
  )
})
