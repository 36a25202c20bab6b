import { useId } from 'react'
import {
  type EnteredParameter,
  enteredExamples,
  enteredForm,
  enteredProblem,
  enteredText,
} from '#lib/api/samples/entered-parameter.ts'
import { numberType } from '#lib/api/samples/value-problem.ts'
import { firstParagraph } from '#lib/api/view/first-paragraph.ts'
import { mergeAllOf } from '#lib/api/view/merge-all-of.ts'
import { typeLabel } from '#lib/api/view/type-label.ts'
import { nameParts } from '#lib/prose/name-parts.ts'
import { WrappingParts } from '../page-parts/path-text.tsx'
import { ParameterSelect } from './try-it-select.tsx'
import { RequiredMark } from './try-it-setup.tsx'

interface ValueProps {
  id: string
  parameter: EnteredParameter
  value: string
  problem: string | undefined
  /** Ids of the texts about the field. */
  notes: string | undefined
  onChange: (value: string) => void
}

/** The only values that a parameter can have, as texts; undefined if it can have others. */
function choicesOf({ schema }: EnteredParameter): string[] | undefined {
  if (schema?.enum !== undefined) return schema.enum.map((value) => String(value))
  return [schema?.type].flat().includes('boolean') ? ['false', 'true'] : undefined
}

function ValueChoice({ choices, ...props }: ValueProps & { choices: readonly string[] }) {
  const { id, parameter, value, problem, notes, onChange } = props
  const fallback = parameter.schema?.default
  const unset = { value: '', label: fallback === undefined ? 'Not set' : `Default: ${fallback}` }
  return (
    <ParameterSelect
      id={id}
      options={[...(parameter.required === true ? [] : [unset]), ...choices.map((label) => ({ value: label, label }))]}
      value={value}
      onChange={onChange}
      aria-required={parameter.required === true}
      aria-invalid={problem !== undefined}
      aria-describedby={notes}
    />
  )
}

function placeholderOf(parameter: EnteredParameter): string | undefined {
  const fallback = parameter.schema?.default
  const [example] = enteredExamples(parameter)
  if (fallback !== undefined) return `Default: ${enteredText(parameter, fallback)}`
  return example === undefined ? undefined : `Example: ${example}`
}

const isListed = (parameter: EnteredParameter) => enteredForm(parameter) === 'list'

/** What a field says below itself: what the value is for, and how several are entered. */
function hintOf(parameter: EnteredParameter): string {
  const about = firstParagraph(parameter.description ?? parameter.schema?.description ?? '')
  return [about, isListed(parameter) ? 'Here, separate values with commas.' : '']
    .filter((text) => text !== '')
    .join(' ')
}

/** The keyboard of a phone that has what can be entered. */
function inputModeOf({ schema }: EnteredParameter): 'numeric' | 'decimal' | undefined {
  const type = schema === undefined ? undefined : numberType(schema)
  if (type === undefined) return undefined
  return type === 'integer' ? 'numeric' : 'decimal'
}

/** A field for a value. A list has one line for each that the reader enters. */
function ValueField({ id, parameter, value, problem, notes, onChange }: ValueProps) {
  const common = {
    id,
    value,
    className: 'try-it-value',
    placeholder: placeholderOf(parameter),
    autoCapitalize: 'off',
    autoComplete: 'off',
    spellCheck: false,
    'aria-required': parameter.required === true,
    'aria-invalid': problem !== undefined,
    'aria-describedby': notes,
  }
  return isListed(parameter) ? (
    <textarea {...common} rows={value.split('\n').length} onChange={(event) => onChange(event.currentTarget.value)} />
  ) : (
    <input
      {...common}
      type="text"
      inputMode={inputModeOf(parameter)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** Examples to choose from, if there are several. */
function Examples({ parameter, onChange }: Pick<ValueProps, 'parameter' | 'onChange'>) {
  const examples = enteredExamples(parameter)
  if (examples.length < 2) return null
  return (
    <p className="try-it-examples">
      Examples:
      {examples.map((example) => (
        <button key={example} type="button" onClick={() => onChange(example)}>
          {example}
        </button>
      ))}
    </p>
  )
}

interface NameProps {
  id?: string
  parameter: EnteredParameter
}

/** The name and the type of a parameter, beside its field. */
export function ParameterName({ id, parameter: { name, required, schema } }: NameProps) {
  return (
    <div className="try-it-name">
      <label htmlFor={id}>
        <WrappingParts parts={nameParts(name)} />
        {required === true ? <RequiredMark /> : null}
      </label>
      {schema === undefined ? null : <span className="type">{typeLabel(mergeAllOf(schema))}</span>}
    </div>
  )
}

interface Props {
  parameter: EnteredParameter
  value: string
  onChange: (value: string) => void
  /** Whether the reader has tried to send the call. */
  isChecked: boolean
}

/** The row of a parameter: its name, and one field. */
export function ParameterEditor({ parameter, value, onChange, isChecked }: Props) {
  const id = useId()
  const problem = isChecked ? enteredProblem(parameter, value) : undefined
  const choices = choicesOf(parameter)
  const hint = hintOf(parameter)
  const notes = [problem === undefined ? [] : `${id}-problem`, hint === '' ? [] : `${id}-hint`].flat().join(' ')
  const props = { id, parameter, value, problem, notes: notes || undefined, onChange }
  return (
    <>
      <ParameterName id={id} parameter={parameter} />
      <div className="try-it-parameter">
        {choices === undefined ? <ValueField {...props} /> : <ValueChoice {...props} choices={choices} />}
        {hint === '' ? null : (
          <p id={`${id}-hint`} className="try-it-hint">
            {hint}
          </p>
        )}
        {choices === undefined ? <Examples {...props} /> : null}
        {problem === undefined ? null : (
          <p id={`${id}-problem`} className="try-it-problem">
            {problem}
          </p>
        )}
      </div>
    </>
  )
}
