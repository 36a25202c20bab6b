/**
 * A duration in whole minutes as readers see it.
 * @example durationText(75) → '1 hr 15 min'
 */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours} hr` : '', rest > 0 ? `${rest} min` : ''].filter((part) => part !== '').join(' ')
}
