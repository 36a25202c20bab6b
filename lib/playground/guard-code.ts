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
const functions = [
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ObjectMethod',
  'ClassMethod',
  'ClassPrivateMethod',
]

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flat().filter(isNode)
}

/** The guard at the beginning of a body. Nothing is put on its own line: places in messages stay right. */
function guardBody({ type, start, end }: SyntaxNode, isArrow: boolean, call: string): Insertion[] {
  if (type === 'BlockStatement') return [{ offset: start + 1, text: `${call};` }]
  const [open, close] = isArrow ? [`(${call},(`, '))'] : [`{${call};`, '}']
  return [
    { offset: start, text: open },
    { offset: end, text: close },
  ]
}

function insertionsIn(root: SyntaxNode, call: string): Insertion[] {
  const found: Insertion[] = []
  const visit = (node: SyntaxNode) => {
    const isFunction = functions.includes(node.type)
    if ((isFunction || loops.includes(node.type)) && isNode(node.body)) {
      found.push(...guardBody(node.body, isFunction, call))
    }
    for (const child of childrenOf(node)) visit(child)
  }
  visit(root)
  return found
}

/**
 * Calls a guard at the beginning of every loop's body and of every function, so that code which never ends can be ended
 * from inside: the guard throws when its time is over. Code inside of the engine, such as a regular expression, has none.
 * @throws the parser's error for a text with faults
 * @example guardCode('while (true) f()', 'guard') → 'while (true) {guard();f()}'
 */
export function guardCode(text: string, guard: string): string {
  const { tree, shift } = readJsx(text)
  const insertions = insertionsIn(tree.program as unknown as SyntaxNode, `${guard}()`)
    .map(({ offset, text: inserted }, order) => ({ offset: offset - shift, inserted, order }))
    // Of two at one place the outer one comes first where both open, and last where both close: as they were found.
    .sort((a, b) => b.offset - a.offset || b.order - a.order)
  let guarded = text
  for (const { offset, inserted } of insertions) {
    guarded = guarded.slice(0, offset) + inserted + guarded.slice(offset)
  }
  return guarded
}
