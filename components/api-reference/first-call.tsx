import type { ApiOperation } from '#lib/api/api-operation.ts'
import { explorerPath } from '#lib/api/explorer.ts'
import { accessLink, firstCall, needsAccess } from '#lib/api/first-call.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import { normalizeRoute } from '#lib/pages/route.ts'

/** How to send a first call, for the overview of the explorer; nothing if every operation has required parameters. */
export function FirstCall({ operations }: { operations: readonly ApiOperation[] }) {
  const operation = firstCall(operations)
  if (operation === undefined) return null
  const isOpen = !needsAccess(operation)
  const help = accessLink(operation)
  const access = operations.find(({ route }) => help !== undefined && normalizeRoute(help).endsWith(route))?.summary
  return (
    <section className="first-call needs-js">
      <h3>Send a first call</h3>
      <ol>
        {isOpen ? null : (
          <li>{help === undefined ? 'Get access' : <a href={publicHref(help)}>{access ?? 'Get access'}</a>}.</li>
        )}
        <li>Open the console of “{operation.summary}”, which has no required parameters.</li>
        {isOpen ? null : <li>Enter the token.</li>}
        <li>
          Select <strong>Send request</strong>.
        </li>
      </ol>
      <a className="button is-primary" href={publicHref(operation.route)} data-explorer-path={explorerPath(operation)}>
        Open the console
      </a>
    </section>
  )
}
