import { headerOnly } from './policy.ts'

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
