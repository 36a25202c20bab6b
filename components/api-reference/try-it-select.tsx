interface Props {
  id?: string
  'aria-label': string
  options: readonly { value: string | number; label: string }[]
  value: string | number
  onChange: (value: string) => void
  /** Names the default, or asks for a choice. */
  placeholder?: string
}

/** The browser's own list for the values of a parameter. The bundler puts it there instead of Elements' list. */
export function ParameterSelect({ id, 'aria-label': label, options, value, onChange, placeholder }: Props) {
  const hasEmpty = options.some((option) => option.value === '')
  const unset = placeholder?.startsWith('Default') === true ? placeholder : undefined
  return (
    <select id={id} aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {hasEmpty ? null : (
        <option value="" hidden>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.value === '' ? (unset ?? option.label) : option.label}
        </option>
      ))}
    </select>
  )
}
