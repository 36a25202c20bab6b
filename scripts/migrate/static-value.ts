import { parse } from '@babel/parser'

/** A node of ESTree, as far as values need it. */
export interface Code {
  type: string
  start?: number
  end?: number
  [key: string]: unknown
}

function describe(node: Code): string {
  if (node.type === 'Identifier') return `“${nameOf(node)}”`
  return node.type === 'CallExpression' ? `“${nameOf(node.callee as Code)}()”` : 'it'
}

/** Code whose value is known only when it runs. */
export class NotStatic extends Error {
  readonly offset: number

  constructor(node: Code) {
    super(`${describe(node)} is computed`)
    this.offset = node.start ?? 0
  }
}

/** The value of a name, or undefined for one that is not known. */
export type Lookup = (name: string) => { value: unknown } | undefined

/** What to do about a part that is computed: it is left out unless this throws. */
type OnComputed = (error: NotStatic) => void

/** The value that a file of the project exports under a name, or undefined if it isn't data. */
export type Load = (specifier: string, name: string) => { value: unknown } | undefined

const fail: OnComputed = (error) => {
  throw error
}
const noFiles: Load = () => undefined

const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression', 'TSNonNullExpression'])
/** Calls of Docusaurus and Node that return their path. */
const pathCalls = new Set(['useBaseUrl', 'require', 'resolve'])

function nameOf(node: Code): string {
  const { name, value, property } = node as { name?: string; value?: unknown; property?: Code }
  return property === undefined ? String(name ?? value) : nameOf(property)
}

/** How names and calls are read. */
interface Context {
  lookup: Lookup
  load?: Load
  onComputed?: OnComputed
}

/**
 * The value of data that is written as code, without running it.
 * @throws NotStatic at the part that is computed, unless the context leaves it out
 */
export function staticValue(node: Code, context: Context): unknown {
  const read = (part: unknown) => staticValue(part as Code, context)
  if (wrappers.has(node.type)) return read(node.expression)
  if (node.type === 'Literal') return node.value
  if (node.type === 'Identifier') {
    const found = nameOf(node) === 'undefined' ? { value: undefined } : context.lookup(nameOf(node))
    if (found === undefined) throw new NotStatic(node)
    return found.value
  }
  if (node.type === 'TemplateLiteral') return templateText(node, read)
  if (node.type === 'BinaryExpression' && node.operator === '+') return `${read(node.left)}${read(node.right)}`
  if (node.type === 'ArrayExpression') return itemsOf(node, read, context.onComputed ?? fail)
  if (node.type === 'ObjectExpression') return objectValue(node, read, context.onComputed ?? fail)
  if (node.type === 'CallExpression' && pathCalls.has(nameOf(node.callee as Code))) {
    const path = read((node.arguments as Code[])[0])
    const isRequired = nameOf(node.callee as Code) === 'require' && typeof path === 'string'
    return isRequired ? (context.load?.(path, '*') ?? { value: path }).value : path
  }
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

/** Reads a part; one that is computed is left out. */
function unlessComputed(onComputed: OnComputed, read: () => void): void {
  try {
    read()
  } catch (error) {
    if (!(error instanceof NotStatic)) throw error
    onComputed(error)
  }
}

function itemsOf(node: Code, read: Read, onComputed: OnComputed): unknown[] {
  const result: unknown[] = []
  for (const item of node.elements as Code[])
    unlessComputed(onComputed, () =>
      result.push(...(item.type === 'SpreadElement' ? [read(item.argument)].flat() : [read(item)])),
    )
  return result
}

function objectValue(node: Code, read: Read, onComputed: OnComputed): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const property of node.properties as Code[])
    unlessComputed(onComputed, () => {
      if (property.type === 'SpreadElement') Object.assign(result, read(property.argument))
      else if (property.method === true) throw new NotStatic(property)
      else result[nameOf(property.key as Code)] = read(property.value)
    })
  return result
}

/** `require('./x.png').default` is the path; other members are those of an object. */
function memberValue(node: Code, read: Read): unknown {
  const owner = read(node.object)
  const name = nameOf(node.property as Code)
  if (typeof owner === 'string' && (name === 'default' || (name === 'code' && owner.startsWith('!!')))) return owner
  if (owner === null || typeof owner !== 'object' || !Object.hasOwn(owner, name)) throw new NotStatic(node)
  return (owner as Record<string, unknown>)[name]
}

/** The result of a function that returns data; other values are themselves. */
function resultOf(code: Code): Code {
  if (!/Function/.test(code.type)) return code
  const { type, body } = code.body as Code
  const last =
    type === 'BlockStatement' ? (body as Code[]).findLast((part) => part.type === 'ReturnStatement') : undefined
  return (last?.argument as Code | undefined) ?? (code.body as Code)
}

/** What a statement exports, by name; `*` is a module's whole value. */
function exportsOf(statement: Code): [string, Code][] {
  if (statement.type === 'ExportDefaultDeclaration') return [['default', resultOf(statement.declaration as Code)]]
  if (statement.type === 'TSExportAssignment') return [['*', statement.expression as Code]]
  if (statement.type === 'ExportNamedDeclaration') {
    const { declarations = [] } = (statement.declaration ?? {}) as { declarations?: { id: Code; init: Code | null }[] }
    return declarations.flatMap(({ id, init }) => (init === null ? [] : [[nameOf(id), init] as [string, Code]]))
  }
  const assignment = (statement.expression ?? {}) as Code
  const isExport =
    assignment.type === 'AssignmentExpression' &&
    (assignment.left as Code).type === 'MemberExpression' &&
    nameOf(assignment.left as Code) === 'exports'
  return isExport ? [['*', resultOf(assignment.right as Code)]] : []
}

/** Statements of a file, and those in the function that it exports. */
function statementsOf(text: string): Code[] {
  const { program } = parse(text, { sourceType: 'unambiguous', plugins: ['typescript', 'estree'] })
  const body = program.body as unknown as Code[]
  const inner = body.flatMap((statement) => {
    const whole = (statement.declaration ?? (statement.expression as Code | undefined)?.right) as Code | undefined
    const block = whole !== undefined && /Function/.test(whole.type) ? (whole.body as Code) : undefined
    return Array.isArray(block?.body) ? (block.body as Code[]) : []
  })
  return [...body, ...inner]
}

/**
 * The data that a configuration file exports, read without running it.
 * @param name of the export; `*` is that of the whole file
 * @param load reads other files that it imports
 * @throws NotStatic if it is computed; SyntaxError if it can't be parsed
 */
export function exportedValue(text: string, load: Load = noFiles, onComputed?: OnComputed, name = '*'): unknown {
  const body = statementsOf(text)
  const variables = new Map<string, Code>()
  const imports = new Map<string, [string, string]>()
  for (const { type, declarations, declaration, specifiers, source } of body) {
    const declared =
      type === 'VariableDeclaration' ? declarations : (declaration as Code | null | undefined)?.declarations
    for (const { id, init } of (declared ?? []) as { id: Code; init: Code | null }[])
      if (init !== null) variables.set(nameOf(id), init)
    if (type === 'ImportDeclaration')
      for (const { local, imported } of specifiers as { local: Code; imported?: Code }[])
        imports.set(nameOf(local), [
          String((source as Code).value),
          imported === undefined ? 'default' : nameOf(imported),
        ])
  }
  const lookup: Lookup = (variable) => {
    const code = variables.get(variable)
    if (code !== undefined) return { value: staticValue(code, context) }
    const from = imports.get(variable)
    return from === undefined ? undefined : load(...from)
  }
  const context = { lookup, load, ...(onComputed && { onComputed }) }
  const exported = new Map(body.flatMap(exportsOf))
  const isWhole = name === '*' || name === 'default'
  const code = exported.get(name) ?? (isWhole ? (exported.get('default') ?? exported.get('*')) : undefined)
  if (code === undefined) throw new NotStatic({ type: 'Program' })
  return staticValue(code, context)
}
