import { useState } from 'react'
import type { EnteredParameter } from '#lib/api/samples/entered-parameter.ts'
import type { Panel } from './try-it-panel.ts'
import { ParameterEditor } from './try-it-parameter.tsx'

/** How many optional parameters are folded. A fold for one isn't worth it. */
const fewestFolded = 2

interface RowsProps {
  parameters: readonly EnteredParameter[]
  values: Readonly<Record<string, string | undefined>>
  onChangeValue: (name: string, value: string) => void
  /** Whether the reader has tried to send the call. */
  validate: boolean
}

function Rows({ parameters, values, onChangeValue, validate }: RowsProps) {
  return parameters.map((parameter) => {
    const value = values[parameter.name]
    return (
      <ParameterEditor
        key={parameter.name}
        parameter={parameter}
        {...(value === undefined ? {} : { value })}
        onChange={(next) => onChangeValue(parameter.name, next)}
        validate={validate}
        isOptional={false}
        canChangeOptional={false}
        onChangeOptional={() => {}}
      />
    )
  })
}

/** Parameters that a call doesn't need, folded so that the button that sends it isn't far. */
function OptionalRows(rows: RowsProps) {
  const { parameters, values } = rows
  const [isOpenAtFirst] = useState(() => parameters.some(({ name }) => (values[name] ?? '') !== ''))
  return (
    <details className="try-it-optional" open={isOpenAtFirst}>
      <summary>{parameters.length} optional parameters</summary>
      <div className="ParameterGrid">
        <Rows {...rows} />
      </div>
    </details>
  )
}

/** The parameters of a call: first those that it needs. Part of Elements by the bundler. */
export function ConsoleParameters({ parameters, Panel, ...rows }: RowsProps & { Panel: Panel }) {
  const optional = parameters.filter(({ required }) => required !== true)
  const isFolded = optional.length >= fewestFolded
  const shown = isFolded ? parameters.filter(({ required }) => required === true) : parameters
  return (
    <Panel defaultIsOpen>
      <Panel.Titlebar>Parameters</Panel.Titlebar>
      <Panel.Content className="ParameterGrid">
        <Rows parameters={shown} {...rows} />
        {isFolded ? <OptionalRows parameters={optional} {...rows} /> : null}
      </Panel.Content>
    </Panel>
  )
}
