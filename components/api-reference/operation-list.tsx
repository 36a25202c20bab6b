import type { ApiOperation } from '#lib/api/api-operation.ts'
import { explorerPath } from '#lib/api/explorer.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import { Icon } from '../icons/icon.tsx'
import { ListedMethod } from './listed-method.tsx'

/** ID of the list, which is a popover in small windows. */
const listId = 'explorer-operations'

/** Opens the list of operations where it isn't beside the explorer. */
export function OperationListButton() {
  return (
    <button type="button" className="explorer-open needs-js" popoverTarget={listId}>
      All operations
    </button>
  )
}

/** Operations under one name. */
export interface OperationGroup {
  name: string
  operations: readonly ApiOperation[]
}

/**
 * All operations, in their groups. The links lead to the pages of the operations, and to their places in the explorer while it
 * can be used.
 */
export function OperationList({ groups }: { groups: readonly OperationGroup[] }) {
  return (
    <nav id={listId} className="explorer-list" aria-label="Operations" popover="auto">
      <div className="explorer-filter needs-js">
        <div className="explorer-field">
          <input type="search" aria-label="Filter operations" placeholder="Filter by name or path" />
          <button type="button" aria-label="Clear the filter" hidden>
            <Icon name="close" />
          </button>
        </div>
        <button type="button" popoverTarget={listId} popoverTargetAction="hide">
          Close
        </button>
        <p role="status" />
      </div>
      <a className="explorer-overview needs-js" href="#/">
        Overview
      </a>
      {groups.map(({ name, operations }) => (
        <details key={name} open>
          <summary>
            <span>{name}</span> <small>{operations.length}</small>
          </summary>
          <ul>
            {operations.map(({ slug, route, method, summary, ...operation }) => (
              <li key={slug}>
                <a
                  href={publicHref(route)}
                  data-explorer-path={explorerPath(operation)}
                  data-call={operation.path}
                  data-names={operation.node.request?.query?.map((parameter) => parameter.name).join(' ')}
                >
                  <ListedMethod method={method} />
                  <span>{summary}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}
