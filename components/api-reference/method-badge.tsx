/** The method of a call. Its color adds no information. */
export function MethodBadge({ method }: { method: string }) {
  return (
    <span className="method" data-method={method}>
      {method.toUpperCase()}
    </span>
  )
}
