import type { AriaAttributes } from 'react'

interface Props extends Pick<AriaAttributes, 'aria-label' | 'aria-required' | 'aria-invalid' | 'aria-describedby'> {
  id?: string
  options: readonly { value: string | number; label: string }[]
  value: string | number
  onChange: (value: string) => void
}

/** The browser's own list. The bundler puts it there instead of Elements' list, too. */
export function ParameterSelect({ options, onChange, ...props }: Props) {
  const hasEmpty = options.some((option) => option.value === '')
  return (
    <select {...props} onChange={(event) => onChange(event.currentTarget.value)}>
      {hasEmpty ? null : (
        <option value="" hidden>
          Choose a value
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
