import type { ActiveRule } from '../config/site-config.ts'

/** A rule as a short text, for pages. @example ruleText({ kind: 'under', segment: 'guides' }) → 'under guides' */
export function ruleText(rule: ActiveRule): string {
  return [rule.kind, ...(rule.kind === 'under' ? [rule.segment] : rule.segments)].join(' ')
}

/** The rule that `ruleText` has written. */
export function readRule(text: string): ActiveRule {
  const [kind, ...segments] = text.split(' ')
  return kind === 'under' ? { kind, segment: segments[0] ?? '' } : { kind: 'none-of', segments }
}

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
