import { headerOnly } from './policy.ts'

const opening = /<head[^>]*>(?:\s*<meta charset="[^"]*"\s*\/?>)?/i

/** A policy's text for a document's head: without what only a header can say. */
export function metaPolicyText(policy: string): string {
  const isForMeta = (directive: string) => !headerOnly.some((name) => directive.startsWith(`${name} `))
  return policy.split('; ').filter(isForMeta).join('; ')
}

/**
 * Puts a policy into a page, before all that it governs.
 * @throws for a page without a head
 * @example withMetaPolicy('<head><meta charset="utf-8">…', "img-src 'self'; frame-ancestors 'self'")
 *   → '<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="img-src 'self'">…'
 */
export function withMetaPolicy(html: string, policy: string): string {
  const head = opening.exec(html)
  if (head === null) throw new Error(`A page without a head can have no policy: ${html.slice(0, 80)}`)
  const at = head.index + head[0].length
  const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicyText(policy).replaceAll('"', '&quot;')}">`
  return html.slice(0, at) + meta + html.slice(at)
}
