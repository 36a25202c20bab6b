import type { IHttpOperationResponse } from '@stoplight/types'
import { type ComponentType, type ReactNode, useState } from 'react'
import { responseTitle } from '#lib/api/view/status-text.ts'
import { ExplorerTabs } from './explorer-tabs.tsx'
import { statusClass } from './responses.tsx'

/** The response that is shown: the chosen one, or else the first that says that the call succeeded. */
export function shownResponse<T extends Pick<IHttpOperationResponse, 'code'>>(
  responses: readonly T[],
  chosen: string,
): T | undefined {
  return responses.find(({ code }) => code === chosen) ?? responses.find(({ code }) => /^2/.test(code)) ?? responses[0]
}

interface Props {
  responses: readonly IHttpOperationResponse[]
  /** The chosen status; empty if none was. Without it, the choice concerns nothing else. */
  chosen?: string
  onChoice?: (code: string) => void
  /** Part of Elements: description, body, and headers. */
  Response: ComponentType<{ response: IHttpOperationResponse }>
}

/** All responses, one at a time. Part of Elements by the bundler. */
export function ExplorerResponses({ responses, chosen, onChoice, Response }: Props) {
  const [ownChoice, setOwnChoice] = useState('')
  const shown = shownResponse(responses, chosen ?? ownChoice)
  if (shown === undefined) return null
  return (
    <section className="explorer-responses" aria-label="Responses">
      <h2>Responses</h2>
      <ExplorerTabs
        name="Status"
        tabs={responses.map(({ code }) => ({ id: code, label: code }))}
        chosen={shown.code}
        onChoice={onChoice ?? setOwnChoice}
      >
        <h3 className={statusClass(shown.code)}>{responseTitle(shown.code)}</h3>
        <Response key={shown.code} response={shown} />
      </ExplorerTabs>
    </section>
  )
}

/** The headers of a response, folded as on an operation's page. Part of Elements by the bundler. */
export function FoldedHeaders({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details className="explorer-fold">
      <summary>
        {count} header{count === 1 ? '' : 's'}
      </summary>
      {children}
    </details>
  )
}

interface ContentProps {
  'aria-label': string
  options: readonly { value: number; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** The type of a body, which is a choice if there are several. The bundler puts it there instead of Elements' list. */
export function ContentType({ options, value, onChange, 'aria-label': name }: ContentProps) {
  if (options.length === 1) {
    return (
      <p className="media">
        <code>{options[0]?.label}</code>
      </p>
    )
  }
  return (
    <p className="media choice">
      <select aria-label={name} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  )
}
