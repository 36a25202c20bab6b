import type { CalledOperation } from '#lib/api/operation-use.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import { MethodBadge } from './method-badge.tsx'

/** The operations that a page calls, linked to their reference. */
export function PageOperations({ operations }: { operations: readonly CalledOperation[] }) {
  if (operations.length === 0) return null
  return (
    <section className="page-operations" aria-labelledby="api-operations">
      <h2 id="api-operations">API operations on this page</h2>
      <ul>
        {operations.map(({ slug, title, method, route }) => (
          <li key={slug}>
            <a href={publicHref(route)}>
              <MethodBadge method={method} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
