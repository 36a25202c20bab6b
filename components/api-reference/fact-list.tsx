import { Fragment } from 'react'
import type { Fact } from '#lib/api/view/value-facts.ts'
import type { AllowedValue } from '#lib/api/view/value-view.ts'

/** A constraint in words and code. */
export function FactText({ fact }: { fact: Fact }) {
  return (
    <>
      {fact.map((part, index) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: finished HTML, never rendered again
        if (typeof part === 'string') return part
        return <code key={index}>{part.code}</code>
        // biome-ignore-end lint/suspicious/noArrayIndexKey: finished HTML, never rendered again
      })}
    </>
  )
}

/** A value's further constraints, in one line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <p className="facts">
      {facts.map((fact) => (
        <span key={JSON.stringify(fact)}>
          <FactText fact={fact} />{' '}
        </span>
      ))}
    </p>
  )
}

/** Longer lists of values are collapsed after this many. */
const shownValues = 12

function Values({ values }: { values: readonly AllowedValue[] }) {
  if (values.some(({ description }) => description !== undefined)) {
    return (
      <ul>
        {values.map(({ value, description }) => (
          <li key={value}>
            <code>{value}</code>
            {description === undefined ? null : ` ${description}`}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <>
      {values.map(({ value }) => (
        <Fragment key={value}>
          {' '}
          <code>{value}</code>
        </Fragment>
      ))}
    </>
  )
}

/** The allowed values of an enum; a long list is collapsed. */
export function AllowedValues({ values }: { values: readonly AllowedValue[] }) {
  if (values.length === 0) return null
  const isLong = values.length > shownValues + 2
  const first = isLong ? values.slice(0, shownValues) : values
  return (
    <div className="values">
      <span>{values.length === 1 ? 'Only' : 'One of'}</span>
      <Values values={first} />
      {isLong ? (
        <details>
          <summary>{values.length - shownValues} more values</summary>
          <Values values={values.slice(shownValues)} />
        </details>
      ) : null}
    </div>
  )
}
