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
const headerOnly: readonly Directive[] = ['frame-ancestors', 'sandbox']

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

const opening = /<head[^>]*>(?:\s*<meta charset="[^"]*"\s*\/?>)?/i

/** A policy as text for a `<meta>` element, without the directives that only a header can have. */
export function metaPolicyText(policy: string): string {
  const isForMeta = (directive: string) => !headerOnly.some((name) => directive.startsWith(`${name} `))
  return policy.split('; ').filter(isForMeta).join('; ')
}

/**
 * Inserts a policy into a page, before everything that it governs.
 * @throws for a page without a head
 * @example withMetaPolicy('<head><meta charset="utf-8">…', "img-src 'self'; frame-ancestors 'self'")
 * → '<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="img-src 'self'">…'
 */
export function withMetaPolicy(html: string, policy: string): string {
  const head = opening.exec(html)
  if (head === null) throw new Error(`Cannot add a policy to a page without a head: ${html.slice(0, 80)}`)
  const at = head.index + head[0].length
  const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicyText(policy).replaceAll('"', '&quot;')}">`
  return html.slice(0, at) + meta + html.slice(at)
}
