/** The directives of a content security policy that this site uses, in output order. */
export const directives = [
  'default-src',
  'script-src',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'sandbox',
] as const

export type Directive = (typeof directives)[number]

/** Sources by directive. A directive without sources is omitted. @see https://www.w3.org/TR/CSP3/ */
export type Policy = Readonly<Partial<Record<Directive, readonly string[]>>>

/** Directives that a policy in a `<meta>` element cannot have. @see https://www.w3.org/TR/CSP3/#meta-element */
export const headerOnly: readonly Directive[] = ['frame-ancestors', 'sandbox']

/**
 * A policy as text, with each source once.
 * @example policyText({ 'default-src': ["'none'"], 'img-src': ["'self'", 'data:'] }) → "default-src 'none'; img-src
 *   'self' data:"
 */
export function policyText(policy: Policy): string {
  return directives
    .flatMap((directive) => {
      const sources = [...new Set(policy[directive] ?? [])]
      return sources.length === 0 ? [] : [[directive, ...sources].join(' ')]
    })
    .join('; ')
}
