import type { ApiOperation } from '#lib/api/api-operation.ts'
import { stabilityOf } from '#lib/api/view/stability.ts'

/** What sets an operation apart: a call by the API, one that is deprecated or unfinished, or one that anybody may make. */
export function OperationBadges({ operation }: { operation: Pick<ApiOperation, 'kind' | 'deprecated' | 'node'> }) {
  const { kind, deprecated, node } = operation
  const stability = stabilityOf(node)
  const isOpen = kind === 'operation' && !(node.security ?? []).some((schemes) => schemes.length > 0)
  const badges = [
    ...(kind === 'webhook' ? [{ variant: 'info', text: 'Webhook: the API makes this call' }] : []),
    ...(deprecated ? [{ variant: 'warning', text: 'Deprecated' }] : []),
    ...(stability === undefined ? [] : [{ variant: 'info', text: stability }]),
    ...(isOpen ? [{ variant: 'success', text: 'No authorization' }] : []),
  ]
  if (badges.length === 0) return null
  return (
    <p className="badges">
      {badges.map(({ variant, text }) => (
        <span key={text} className="badge" data-variant={variant}>
          {text}
        </span>
      ))}
    </p>
  )
}
