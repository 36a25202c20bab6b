import { parse } from '@babel/parser'
import { placeOfOffset, type TextPlace } from '../diagnostics/text-place.ts'

type Statement = ReturnType<typeof parse>['program']['body'][number]
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression']
type Key = Extract<Extract<Expression, { type: 'ObjectExpression' }>['properties'][number], { key: unknown }>['key']

/** What an expression is without its type, and what a name at the top of the file refers to. */
function resolve(node: Expression, statements: readonly Statement[]): Expression {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return resolve(node.expression, statements)
  if (node.type !== 'Identifier') return node
  const declared = statements
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .find(({ id }) => id.type === 'Identifier' && id.name === node.name)
  return declared?.init ? resolve(declared.init, statements) : node
}

const nameOf = (key: Key) =>
  key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : undefined

/** Offset of a key or a value; that of its text if it is in quotes. */
const startOf = ({ type, start }: { type: string; start?: number | null }) =>
  (start ?? 0) + (type === 'StringLiteral' || type === 'TemplateLiteral' ? 1 : 0)

/** The place of a setting, by the keys that lead to it; of what contains it, if it is computed or missing. */
export type PlaceOfSetting = (path: readonly PropertyKey[], of?: 'key' | 'value') => TextPlace

/**
 * Finds settings in the text of a configuration. An entry of a list has no key, so its place is that of its value.
 * @example settingPlaces("export default { a: [{ b: 'c' }] }")(['a', 0, 'b']) → { line: 1, column: 23 }
 */
export function settingPlaces(source: string): PlaceOfSetting {
  const { body } = parse(source, { sourceType: 'module', plugins: ['typescript'], errorRecovery: true }).program
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration
  return (path, of = 'key') => {
    let node = exported as Expression | undefined
    let at = 0
    for (const key of path) {
      const owner = node && resolve(node, body)
      node = undefined
      if (owner?.type === 'ArrayExpression') {
        const before = owner.elements.slice(0, Number(key) + 1)
        const element = before.some((each) => each?.type === 'SpreadElement') ? undefined : before[Number(key)]
        node = element as Expression | undefined
        if (node) at = startOf(node)
      } else if (owner?.type === 'ObjectExpression') {
        const property = owner.properties.findLast((each) => each.type === 'ObjectProperty' && nameOf(each.key) === key)
        if (property?.type === 'ObjectProperty') {
          node = property.value as Expression
          at = startOf(of === 'key' || property.shorthand ? property.key : node)
        }
      }
    }
    return placeOfOffset(source, at)
  }
}

/** The name of a setting. @example settingName(['navbar', 0, 'href']) → 'navbar[0].href' */
export const settingName = (path: readonly PropertyKey[]) =>
  path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`)).join('')
