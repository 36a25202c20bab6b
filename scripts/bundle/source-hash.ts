import { createHash } from 'node:crypto'

/** The source expression for an inline script or style in a content security policy. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
