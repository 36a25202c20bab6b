import { shortMethods } from '#lib/navigation/short-methods.ts'
import { MethodBadge } from './method-badge.tsx'

/** The method of an operation in the explorer's list, as the site's sidebar shows it. */
export function ListedMethod({ method }: { method: string }) {
  const short = shortMethods[method]
  if (short === undefined) return <MethodBadge method={method} />
  return (
    <span className="method" data-method={method}>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{method.toUpperCase()}</span>
    </span>
  )
}
