import type { FieldView, UnionView, ValueView } from '#lib/api/view/value-view.ts'
import { AllowedValues, FactList } from './fact-list.tsx'
import type { OperationContext } from './operation-context.ts'

interface ValueProps {
  value: ValueView
  context: OperationContext
  /** How many disclosures it is nested in. */
  depth: number
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** Whether a value has fields or alternatives. */
function hasInside({ fields, unions }: ValueView): boolean {
  return fields.length + unions.length > 0
}

/** A map: an object that only says what each of its values is. */
function isMap({ fields, unions }: ValueView): boolean {
  return fields.length === 1 && fields[0]?.kind === 'other' && unions.length === 0
}

/** What a disclosure contains, before the name of its field. */
function insideLabel(value: ValueView): string {
  if (isMap(value)) return 'Values of'
  const named = value.fields.filter(({ kind }) => kind !== 'other')
  const alternatives = value.unions.reduce((sum, { options }) => sum + options.length, 0)
  const [union] = value.unions
  if (named.length === 0 && union !== undefined) {
    return `${union.kind === 'oneOf' ? 'One' : 'One or more'} of ${plural(alternatives, 'alternative')} for`
  }
  const fields = plural(named.length, named[0]?.kind === 'position' ? 'item' : 'field')
  return `${fields}${alternatives === 0 ? '' : ` and ${plural(alternatives, 'alternative')}`} of`
}

function Elsewhere({ value: { elsewhere }, context }: Omit<ValueProps, 'depth'>) {
  if (elsewhere === undefined) return null
  const { reason, name } = elsewhere
  const place = elsewhere.place ?? context.register.shownAt(name)
  if (place === undefined) {
    return (
      <p className="again">
        {name}: {reason === 'recursive' ? 'the same as above.' : 'too large to show here in full.'}
      </p>
    )
  }
  return (
    <p className="again">
      {reason === 'recursive' ? `${name} contains itself: the same fields as ` : 'The same fields as '}
      <a href={`#${place.id}`}>{place.text}</a>
    </p>
  )
}

function TypeWords({ value }: { value: ValueView }) {
  return (
    <>
      <span className="type">{value.type}</span>
      {value.deprecated ? <span className="mark is-deprecated"> deprecated</span> : null}
    </>
  )
}

/** The description of a value, below its name and type. */
function ValueText({ value, context }: Omit<ValueProps, 'depth'>) {
  return (
    <>
      {context.describe(value.description)}
      <AllowedValues values={value.values} />
      <FactList facts={value.facts} />
      <Elsewhere value={value} context={context} />
    </>
  )
}

function FieldName({ field, hasAnchor }: { field: FieldView; hasAnchor: boolean }) {
  if (field.kind === 'other') return <em>{field.name}</em>
  if (field.kind === 'position') return <em>item {Number(field.name) + 1}</em>
  if (field.kind === 'pattern') {
    return (
      <>
        <em>keys like</em> <code>{field.name}</code>
      </>
    )
  }
  return hasAnchor ? (
    <a className="name" href={`#${field.id}`}>
      {field.name}
    </a>
  ) : (
    <span className="name">{field.name}</span>
  )
}

function nameOf({ kind, name }: FieldView): string {
  return kind === 'position' ? `item ${Number(name) + 1}` : name
}

/** From this number of fields, what repeats the request is folded. */
const mostRepeated = 6

/** Whether most fields of a value in a response are described in the request, so that readers don't need them twice. */
function repeats({ fields }: ValueView, sent: ReadonlySet<string> | undefined): boolean {
  if (sent === undefined || fields.length < mostRepeated) return false
  return fields.filter(({ name }) => sent.has(name)).length >= fields.length / 2
}

interface FieldProps {
  field: FieldView
  context: OperationContext
  depth: number
  /** Whether the field is the only one of its disclosure, and needs none of its own. */
  isOnly: boolean
}

function Field({ field, context, depth, isOnly }: FieldProps) {
  const { value } = field
  return (
    <li id={field.id}>
      <div>
        <FieldName field={field} hasAnchor={context.hasAnchors} /> <TypeWords value={value} />
        {field.required ? <span className="mark"> required</span> : null}
      </div>
      <ValueText value={value} context={context} />
      {isOnly ? <Inside value={value} context={context} depth={depth} /> : null}
      {hasInside(value) && !isOnly ? (
        <details open={(depth === 0 && !repeats(value, context.sent)) || undefined}>
          <summary>
            {insideLabel(value)} <code>{nameOf(field)}</code>
          </summary>
          <Inside value={value} context={context} depth={depth + 1} isNamed />
        </details>
      ) : null}
    </li>
  )
}

type FieldsProps = Omit<ValueProps, 'value'> & { fields: readonly FieldView[]; isMap?: boolean }

/** A list of fields, each with its own anchor. */
export function Fields({ fields, context, depth, isMap: isOnly = false }: FieldsProps) {
  if (fields.length === 0) return null
  return (
    <ul className="fields">
      {fields.map((field) => (
        <Field
          key={field.id ?? `${field.kind} ${field.name}`}
          field={field}
          context={context}
          depth={depth}
          isOnly={isOnly}
        />
      ))}
    </ul>
  )
}

function Option({ value, context, depth, first }: ValueProps & { first: boolean }) {
  const name = value.title === undefined ? null : <strong>{value.title} </strong>
  const head = (
    <>
      {name}
      <TypeWords value={value} />
    </>
  )
  const isBare = !hasInside(value) && value.description === undefined && value.elsewhere === undefined
  if (isBare) {
    return (
      <div className="option">
        <div>{head}</div>
        <ValueText value={value} context={context} />
      </div>
    )
  }
  return (
    <details className="option" open={(first && depth < 2) || undefined}>
      <summary>{head}</summary>
      <ValueText value={value} context={context} />
      <Inside value={value} context={context} depth={depth + 1} />
    </details>
  )
}

interface UnionProps extends Omit<ValueProps, 'value'> {
  union: UnionView
  /** Whether a summary above already says how many alternatives can be chosen. */
  isNamed: boolean
}

function Union({ union, context, depth, isNamed }: UnionProps) {
  return (
    <div className="union">
      {isNamed ? null : (
        <p>{union.kind === 'oneOf' ? 'One of these alternatives' : 'One or more of these alternatives'}</p>
      )}
      {union.options.map((option, index) => (
        <Option
          key={`${option.title} ${JSON.stringify(option.facts)} ${option.fields.map(({ name }) => name).join(' ')}`}
          value={option}
          context={context}
          depth={depth}
          first={index === 0}
        />
      ))}
    </div>
  )
}

function Inside({ value, context, depth, isNamed = false }: ValueProps & { isNamed?: boolean }) {
  const isOnly = isNamed && value.fields.length === 0 && value.unions.length === 1
  return (
    <>
      <Fields fields={value.fields} context={context} depth={depth} isMap={isMap(value)} />
      {value.unions.map((union) => (
        <Union
          key={union.options.map(({ title }) => title).join(' ')}
          union={union}
          context={context}
          depth={depth}
          isNamed={isOnly}
        />
      ))}
    </>
  )
}

/** A whole body: its type, description, and fields. */
export function BodyValue({ value, context }: Omit<ValueProps, 'depth'>) {
  return (
    <div className="body">
      <div>
        {value.title === undefined ? null : <strong>{value.title} </strong>}
        <TypeWords value={value} />
      </div>
      <ValueText value={value} context={context} />
      <Inside value={value} context={context} depth={0} />
    </div>
  )
}
