import { Fragment } from 'react'
import type { SecurityView } from '#lib/api/view/security-view.ts'
import { FactText } from './fact-list.tsx'
import type { OperationContext } from './operation-context.ts'
import { SectionHeading } from './section-heading.tsx'

interface WaysProps {
  ways: SecurityView[][]
  /** Shows a text in Markdown. */
  describe: OperationContext['describe']
}

function Scheme({ scheme, describe }: { scheme: SecurityView } & Pick<WaysProps, 'describe'>) {
  const { name, sent, description, scopes } = scheme
  return (
    <li>
      <div>
        <strong>{name} </strong>
        <span className="type">
          <FactText fact={sent} />
        </span>
      </div>
      {describe(description)}
      {scopes.length === 0 ? null : (
        <p className="facts">
          <span>
            scopes{' '}
            {scopes.map((scope) => (
              <code key={scope}>{scope}</code>
            ))}
          </span>
        </p>
      )}
    </li>
  )
}

/** The alternative ways to authorize a call. */
export function AuthorizationWays({ ways, describe }: WaysProps) {
  const needed = ways.filter((schemes) => schemes.length > 0)
  return (
    <>
      {needed.length < ways.length ? <p>Optional: the call also works without it.</p> : null}
      {needed.length > 1 ? <p>One of these is enough.</p> : null}
      {needed.map((schemes) => (
        <Fragment key={JSON.stringify(schemes)}>
          {schemes.length > 1 ? <p>All of these together:</p> : null}
          <ul className="fields">
            {schemes.map((scheme) => (
              <Scheme key={JSON.stringify(scheme.sent)} scheme={scheme} describe={describe} />
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  )
}

/** How to authorize a call; nothing if it needs no authorization. */
export function Authorization({ ways, context }: { ways: SecurityView[][]; context: OperationContext }) {
  if (ways.every((schemes) => schemes.length === 0)) return null
  return (
    <section aria-labelledby="authorization">
      <SectionHeading id="authorization" text="Authorization" hasAnchor={context.hasAnchors} />
      <AuthorizationWays ways={ways} describe={context.describe} />
    </section>
  )
}
