import { viewOwn } from '#lib/api/view/value-view.ts'
import { isRecord } from '#lib/diagnostics/json-pointer.ts'
import { AllowedValues, FactList } from './fact-list.tsx'

/** A value in the tree of a schema, in which Elements resolves references one by one. */
interface SchemaNode {
  fragment: unknown
  /** As the specification has it. */
  originalFragment: unknown
  /** The keywords that lead to it from the node above, such as `properties` and the name of a field. */
  subpath: readonly string[]
  children?: readonly SchemaNode[] | null
}

/** Keywords whose schemas belong to what is said about the value above them. */
const single = ['items', 'additionalProperties']
const several = ['anyOf', 'oneOf']

/** The schema of a value. In the fragment, what it consists of may be references. */
function schemaOf({ fragment, children }: SchemaNode): Record<string, unknown> {
  const schema: Record<string, unknown> = { ...(isRecord(fragment) ? fragment : {}) }
  for (const { subpath, fragment: part } of children ?? []) {
    const [keyword = '', index] = subpath
    if (single.includes(keyword) && subpath.length === 1) schema[keyword] = part
    const options = schema[keyword]
    if (!several.includes(keyword) || !Array.isArray(options)) continue
    schema[keyword] = options.map((option, at) => (String(at) === index ? part : option))
  }
  return schema
}

/** Types that don't say all about a value: several, those with fields, and that of a reference. */
const namelessTypes = /\b(?:or|objects?|map|any value)\b/

/** Whether the type of a value already says what its alternatives are. In the tree, they have its description, too. */
export function namesAlternatives({ originalFragment: written }: SchemaNode): boolean {
  const options = isRecord(written) ? (written.oneOf ?? written.anyOf) : undefined
  if (!Array.isArray(options)) return false
  return options.every((option) => {
    const { description, facts, values, type } = viewOwn(option)
    return description === undefined && facts.length + values.length === 0 && !namelessTypes.test(type)
  })
}

/** The type of a value. Part of Elements by the bundler, as all views here. */
export function FieldType({ node }: { node: SchemaNode }) {
  const source = namesAlternatives(node) ? node.originalFragment : schemaOf(node)
  return <span className="type">{viewOwn(source).type}</span>
}

/** The only values and the limits of a value. */
export function FieldFacts({ node }: { node: SchemaNode }) {
  const { values, facts } = viewOwn(schemaOf(node))
  return (
    <>
      <AllowedValues values={values} />
      <FactList facts={facts} />
    </>
  )
}

/** Name and type of a whole body. What holds the parameters of a call has neither. */
export function BodyHead({ node }: { node: SchemaNode }) {
  const { title, type } = viewOwn(schemaOf(node))
  if (!isRecord(node.fragment) || node.fragment.type === undefined) return null
  return (
    <p className="body-head">
      {title === undefined ? null : <strong>{title} </strong>}
      <span className="type">{type}</span>
    </p>
  )
}

interface FoldProps {
  node: SchemaNode
  fields: readonly SchemaNode[]
  isOpen: boolean
  onToggle: () => void
}

/** Whether a node is a field, which has a name, and not an alternative or the value of a map. */
const isField = ({ subpath }: SchemaNode) => subpath[0] === 'properties' || subpath[0] === 'patternProperties'

/** Shows and hides the fields of a field. */
export function FieldsFold({ node, fields, isOpen, onToggle }: FoldProps) {
  return (
    <button type="button" className="fields-fold" aria-expanded={isOpen} onClick={onToggle}>
      {fields.some(isField) ? `${fields.length} field${fields.length === 1 ? '' : 's'}` : 'Values'}
      {isField(node) ? (
        <>
          {' of '}
          <code>{node.subpath.at(-1)}</code>
        </>
      ) : null}
    </button>
  )
}
