import type { ActiveRule } from '../config/site-config.ts'

/**
 * Whether a navbar item is marked as current.
 * @example isActive({ kind: 'under', segment: 'guides' }, '/guides/all/x/') → true
 * @see specification, section 2.1
 */
export function isActive(rule: ActiveRule, pathname: string): boolean {
  const segments = pathname.split('/').filter(Boolean)
  return rule.kind === 'under'
    ? segments.includes(rule.segment)
    : !rule.segments.some((segment) => segments.includes(segment))
}
