/** The method of a call; its color only repeats what its word says. */
export function MethodBadge({ method }: { method: string }) {
  return (
    <span className="method" data-method={method}>
      {method.toUpperCase()}
    </span>
  )
}
