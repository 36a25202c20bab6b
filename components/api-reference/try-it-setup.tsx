import type { HttpSecurityScheme } from '@stoplight/types'
import { type ReactNode, useId, useState } from 'react'
import { mockUrl } from '#lib/api/mock-url.ts'
import { AccessLink } from './access-link.tsx'
import { type CredentialField, combinationLabel, credentialFields, fieldValue } from './try-it-authorization.ts'
import { useVisit } from './try-it-context.ts'
import { customServerId, mockNote, type ServerChoice } from './try-it-servers.ts'
import { settings } from './try-it-settings.ts'
import type { Visit } from './try-it-visit.ts'

/** Says at the name of a field that it must have a value; its field says so to screen readers. */
export function RequiredMark() {
  return (
    <span className="mark" aria-hidden="true">
      {' '}
      required
    </span>
  )
}

interface FieldProps {
  label: string
  isRequired?: boolean
  children: (id: string) => ReactNode
}

function Field({ label, isRequired = false, children }: FieldProps) {
  const id = useId()
  return (
    <div className="try-it-field">
      <label htmlFor={id}>
        {label}
        {isRequired ? <RequiredMark /> : null}
      </label>
      {children(id)}
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface ServerProps {
  choices: readonly ServerChoice[]
  chosen: string
  custom: string
  /** What is wrong with the reader's own host. */
  problem: string | undefined
}

export function ServerFields({ choices, chosen, custom, problem }: ServerProps) {
  const { store } = useVisit()
  const problemId = useId()
  const options = [
    ...choices.map(({ id, label }) => ({ value: id, label })),
    ...(settings.otherHosts ? [{ value: customServerId, label: 'Another host…' }] : []),
  ]
  return (
    <>
      <Choice label="Server" value={chosen} options={options} onChange={(server) => store.change({ server })} />
      {chosen === mockUrl ? <p className="try-it-note">{mockNote}</p> : null}
      {chosen === customServerId ? (
        <Field label="Host" isRequired>
          {(id) => (
            <>
              <input
                id={id}
                type="text"
                inputMode="url"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                placeholder="https://api.example.com"
                value={custom}
                aria-required
                aria-invalid={problem !== undefined}
                aria-describedby={problem === undefined ? undefined : problemId}
                onChange={(event) => store.change({ customServer: event.currentTarget.value })}
              />
              {problem === undefined ? null : (
                <p id={problemId} className="try-it-problem">
                  {problem}
                </p>
              )}
            </>
          )}
        </Field>
      ) : null}
    </>
  )
}

interface InputProps {
  field: CredentialField
  value: string
  /** Whether the reader has entered it for another operation, and knows how it is sent. */
  isKnown: boolean
  isRequired: boolean
  isAsked: boolean
  onChange: (value: string) => void
  onSendWithout: () => void
}

function CredentialInput({ field, value, isKnown, isRequired, isAsked, onChange, onSendWithout }: InputProps) {
  const { label, placeholder, request, isSecret } = field
  const hint = isKnown ? undefined : field.hint
  const isProblem = isAsked && isSecret && value.trim() === ''
  return (
    <Field label={label} isRequired={isRequired}>
      {(id) => (
        <>
          <input
            id={id}
            placeholder={placeholder}
            aria-required={isRequired}
            aria-invalid={isProblem}
            aria-describedby={isProblem ? `${id}-problem` : hint && `${id}-hint`}
            type={isSecret ? 'password' : 'text'}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            data-1p-ignore=""
            data-lpignore="true"
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {isProblem ? (
            <p className="try-it-warning">
              <span id={`${id}-problem`} className="try-it-problem">
                {request}. The call needs one.
              </span>{' '}
              <button type="button" onClick={onSendWithout}>
                Send without it
              </button>
            </p>
          ) : null}
          {hint === undefined || isProblem ? null : (
            <p id={`${id}-hint`} className="try-it-hint">
              {hint}
            </p>
          )}
        </>
      )}
    </Field>
  )
}

interface CredentialProps {
  security: readonly (readonly HttpSecurityScheme[])[]
  combination: number
  onCombination: (index: number) => void
  credentials: Visit['credentials']
  /** Whether the reader tried to send the call without them. */
  isAsked: boolean
  onSendWithout: () => void
}

/** Inputs for credentials. They are not in a form, so browsers don't offer to save them. */
export function CredentialFields({
  security,
  combination,
  onCombination,
  credentials,
  isAsked,
  onSendWithout,
}: CredentialProps) {
  const { store } = useVisit()
  const schemes = security[combination] ?? []
  const fields = schemes.flatMap(credentialFields)
  // Who has entered them for another operation knows.
  const [isKnown] = useState(() => fields.every((field) => fieldValue(field, credentials).trim() !== ''))
  const isCookie = schemes.some((scheme) => scheme.type === 'apiKey' && scheme.in === 'cookie')
  return (
    <>
      {security.length > 1 ? (
        <Choice
          label="Authorization"
          value={String(combination)}
          options={security.map((schemes, index) => ({ value: String(index), label: combinationLabel(schemes) }))}
          onChange={(value) => onCombination(Number(value))}
        />
      ) : null}
      {fields.map((field) => (
        <CredentialInput
          key={field.id}
          field={field}
          value={fieldValue(field, credentials)}
          isKnown={isKnown}
          isRequired={field.isSecret && security.every((alternative) => alternative.length > 0)}
          isAsked={isAsked}
          onSendWithout={onSendWithout}
          onChange={(value) => store.change({ credentials: { ...credentials, [field.id]: value } })}
        />
      ))}
      {fields.length > 0 && !isKnown ? (
        <p className="try-it-note">
          Kept only in this tab’s memory, for all operations, until you reload or close it. <AccessLink />
        </p>
      ) : null}
      {isCookie ? (
        <p className="try-it-note">The API expects a cookie, which a page cannot set for another host.</p>
      ) : null}
    </>
  )
}
