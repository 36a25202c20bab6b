import { useState } from 'react'
import type { EnteredParameter } from '#lib/api/samples/entered-parameter.ts'
import { Panel } from './try-it-panel.tsx'
import { ParameterEditor } from './try-it-parameter.tsx'

/** How many optional parameters are folded. A fold for one isn't worth it. */
const fewestFolded = 2

interface Props {
  parameters: readonly EnteredParameter[]
  values: Readonly<Record<string, string>>
  onChange: (name: string, value: string) => void
  /** Whether the reader has tried to send the call. */
  isChecked: boolean
}

export function ParameterRows({ parameters, values, onChange, isChecked }: Props) {
  return (
    <div className="try-it-parameters">
      {parameters.map((parameter) => (
        <ParameterEditor
          key={parameter.name}
          parameter={parameter}
          value={values[parameter.name] ?? ''}
          onChange={(next) => onChange(parameter.name, next)}
          isChecked={isChecked}
        />
      ))}
    </div>
  )
}

/** Parameters that a call doesn't need, folded so that the button that sends it isn't far. */
function OptionalRows(rows: Props) {
  const { parameters, values } = rows
  const [isOpenAtFirst] = useState(() => parameters.some(({ name }) => values[name] !== ''))
  return (
    <details className="try-it-optional" open={isOpenAtFirst}>
      <summary>{parameters.length} optional parameters</summary>
      <ParameterRows {...rows} />
    </details>
  )
}

/** The parameters of a call: first those that it needs. */
export function ConsoleParameters({ parameters, ...rows }: Props) {
  const optional = parameters.filter(({ required }) => required !== true)
  const isFolded = optional.length >= fewestFolded
  const shown = isFolded ? parameters.filter(({ required }) => required === true) : parameters
  return (
    <Panel title="Parameters">
      {shown.length === 0 ? null : <ParameterRows parameters={shown} {...rows} />}
      {isFolded ? <OptionalRows parameters={optional} {...rows} /> : null}
    </Panel>
  )
}
