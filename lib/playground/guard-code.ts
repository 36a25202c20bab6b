import { readJsx } from './jsx-form.ts'

interface SyntaxNode {
  type: string
  start: number
  end: number
  body?: unknown
}

interface Insertion {
  offset: number
  text: string
}

const loops = ['WhileStatement', 'DoWhileStatement', 'ForStatement', 'ForInStatement', 'ForOfStatement']
const functions =
  'FunctionDeclaration FunctionExpression ArrowFunctionExpression ObjectMethod ClassMethod ClassPrivateMethod'.split(
    ' ',
  )

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}

/** Inserts the guard at the start of a body. It adds no lines, so that places in messages stay correct. */
function guardBody({ type, start, end }: SyntaxNode, isArrow: boolean, call: string): Insertion[] {
  if (type === 'BlockStatement') return [{ offset: start + 1, text: `${call};` }]
  const [open, close] = isArrow ? [`(${call},(`, '))'] : [`{${call};`, '}']
  return [
    { offset: start, text: open },
    { offset: end, text: close },
  ]
}

function insertionsIn(root: SyntaxNode, call: string): Insertion[] {
  const insertions: Insertion[] = []
  const visit = (node: SyntaxNode) => {
    const isFunction = functions.includes(node.type)
    if ((isFunction || loops.includes(node.type)) && isNode(node.body)) {
      insertions.push(...guardBody(node.body, isFunction, call))
    }
    for (const child of Object.values(node).flat().filter(isNode)) visit(child)
  }
  visit(root)
  return insertions
}

/**
 * Calls a guard at the start of each loop body and function, so that code that never ends can be stopped from inside:
 * the guard throws after a time limit. It cannot interrupt code of the engine itself, such as a regular expression.
 * @throws the parser's error for invalid code
 * @example guardCode('while (true) f()', 'guard') → 'while (true) {guard();f()}'
 */
export function guardCode(text: string, guard: string): string {
  const { tree, shift } = readJsx(text)
  const insertions = insertionsIn(tree.program as unknown as SyntaxNode, `${guard}()`)
    .map(({ offset, text: inserted }, order) => ({ offset: offset - shift, inserted, order }))
    // Of two at one place the outer one comes first where both open, and last where both close: as they were found.
    .sort((a, b) => b.offset - a.offset || b.order - a.order)
  let guardedText = text
  for (const { offset, inserted } of insertions) {
    guardedText = guardedText.slice(0, offset) + inserted + guardedText.slice(offset)
  }
  return guardedText
}
