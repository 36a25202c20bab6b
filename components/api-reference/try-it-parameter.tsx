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

interface Props {
  parameter: EnteredParameter
  value?: string
  onChange?: (value: string) => void
  /** Whether the reader has tried to send the call. */
  validate?: boolean
  /** Whether a part of a form can be sent empty or be left out. */
  canChangeOptional: boolean
  isOptional: boolean
  onChangeOptional: (isOptional: boolean) => void
}

/** The row of a parameter: its name, and one field. The bundler puts it there instead of Elements' row. */
export function ParameterEditor({ parameter, value = '', onChange, validate, ...optional }: Props) {
  const id = useId()
  const { name, required } = parameter
  const problem = validate === true ? enteredProblem(parameter, value) : undefined
  const choices = choicesOf(parameter)
  const hint = hintOf(parameter)
  const notes = [problem === undefined ? [] : `${id}-problem`, hint === '' ? [] : `${id}-hint`].flat().join(' ')
  const common = { id, parameter, value, problem, notes: notes || undefined }
  const props = { ...common, onChange: (next: string) => onChange?.(next) }
  return (
    <>
      <label htmlFor={id}>
        {name}
        {required === true ? <RequiredMark /> : null}
      </label>
      {/* The column of Elements' colon. */}
      <span className="sl-mx-3" />
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
        {optional.canChangeOptional && required !== true ? (
          <label className="try-it-omit">
            <input
              type="checkbox"
              checked={optional.isOptional}
              onChange={(event) => optional.onChangeOptional(event.currentTarget.checked)}
            />{' '}
            Leave out {name}
          </label>
        ) : null}
      </div>
    </>
  )
}
