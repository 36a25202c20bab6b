import { parse } from '@babel/parser'

/** A node of ESTree, as far as values need it. */
export interface Code {
  type: string
  start?: number
  end?: number
  [key: string]: unknown
}

/** Code whose value is known only when it runs. */
export class NotStatic extends Error {
  readonly offset: number

  constructor(node: Code) {
    super(`“${node.type}” is computed`)
    this.offset = node.start ?? 0
  }
}

/** The value of a name, or undefined for one that is not known. */
export type Lookup = (name: string) => { value: unknown } | undefined

const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression', 'TSNonNullExpression'])
/** Calls of Docusaurus and Node that return their path. */
const pathCalls = new Set(['useBaseUrl', 'require', 'resolve'])

function nameOf(node: Code): string {
  const { name, value, property } = node as { name?: string; value?: unknown; property?: Code }
  return property === undefined ? String(name ?? value) : nameOf(property)
}

/**
 * The value of data that is written as code, without running it.
 * @param skip whether properties that are computed are left out
 * @throws NotStatic at the part that is computed
 */
export function staticValue(node: Code, lookup: Lookup = () => undefined, skip = false): unknown {
  const read = (part: unknown) => staticValue(part as Code, lookup, skip)
  if (wrappers.has(node.type)) return read(node.expression)
  if (node.type === 'Literal') return node.value
  if (node.type === 'Identifier') {
    const found = nameOf(node) === 'undefined' ? { value: undefined } : lookup(nameOf(node))
    if (found === undefined) throw new NotStatic(node)
    return found.value
  }
  if (node.type === 'TemplateLiteral') return templateText(node, read)
  if (node.type === 'BinaryExpression' && node.operator === '+') return `${read(node.left)}${read(node.right)}`
  if (node.type === 'ArrayExpression') return (node.elements as Code[]).flatMap((item) => items(item, read, skip))
  if (node.type === 'ObjectExpression') return objectValue(node, read, skip)
  if (node.type === 'CallExpression' && pathCalls.has(nameOf(node.callee as Code)))
    return read((node.arguments as Code[])[0])
  if (node.type === 'MemberExpression' && node.computed !== true) return memberValue(node, read)
  throw new NotStatic(node)
}

type Read = (part: unknown) => unknown

function templateText({ quasis, expressions }: Code, read: Read): string {
  const values = (expressions as Code[]).map(read)
  return (quasis as { value: { cooked: string } }[])
    .map(({ value }, at) => `${value.cooked}${values[at] ?? ''}`)
    .join('')
}

function items(item: Code, read: Read, skip: boolean): unknown[] {
  try {
    return item.type === 'SpreadElement' ? (read(item.argument) as unknown[]) : [read(item)]
  } catch (error) {
    if (skip) return []
    throw error
  }
}

function objectValue(node: Code, read: Read, skip: boolean): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const property of node.properties as Code[]) {
    try {
      if (property.type === 'SpreadElement') Object.assign(result, read(property.argument))
      else result[nameOf(property.key as Code)] = read(property.value)
    } catch (error) {
      if (!skip) throw error
    }
  }
  return result
}

/** `require('./x.png').default` is the path; other members are those of an object. */
function memberValue(node: Code, read: Read): unknown {
  const owner = read(node.object)
  const name = nameOf(node.property as Code)
  if (typeof owner === 'string' && name === 'default') return owner
  if (owner === null || typeof owner !== 'object' || !Object.hasOwn(owner, name)) throw new NotStatic(node)
  return (owner as Record<string, unknown>)[name]
}

/** What a statement exports, if it is the export that configuration files have. */
function exportOf(statement: Code): Code | undefined {
  if (statement.type === 'ExportDefaultDeclaration') return statement.declaration as Code
  if (statement.type === 'TSExportAssignment') return statement.expression as Code
  const assignment = (statement.expression ?? {}) as Code
  const isExport =
    assignment.type === 'AssignmentExpression' &&
    (assignment.left as Code).type === 'MemberExpression' &&
    nameOf(assignment.left as Code) === 'exports'
  return isExport ? (assignment.right as Code) : undefined
}

/**
 * The data that a configuration file exports, read without running it.
 * @throws NotStatic if it is computed; SyntaxError if it can't be parsed
 */
export function exportedValue(text: string, skip = false): unknown {
  const { program } = parse(text, { sourceType: 'unambiguous', plugins: ['typescript', 'estree'] })
  const body = program.body as unknown as Code[]
  const variables = new Map<string, Code>()
  for (const { type, declarations } of body) {
    if (type !== 'VariableDeclaration') continue
    for (const { id, init } of declarations as { id: Code; init: Code | null }[])
      if (init !== null) variables.set(nameOf(id), init)
  }
  const lookup: Lookup = (name) => {
    const code = variables.get(name)
    return code === undefined ? undefined : { value: staticValue(code, lookup, skip) }
  }
  const exported = body.map(exportOf).find((code) => code !== undefined)
  if (exported === undefined) throw new NotStatic({ type: 'Program' })
  return staticValue(exported, lookup, skip)
}
