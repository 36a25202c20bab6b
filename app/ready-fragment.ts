import { createHash } from 'node:crypto'
import { putFragment } from '#components/fragments/fragment-store.ts'
import { loadFragment } from '#content'
import { type FragmentKind, fragmentPath } from '#lib/pages/fragment-path.ts'
import { env } from '../env.ts'

/**
 * Prepares a fragment for rendering and returns its URL. In a development server, the URL changes with the content, so
 * an open page shows the new content.
 */
export async function readyFragment(kind: FragmentKind, name: string): Promise<string> {
  const html = await loadFragment(kind, name)
  const path = fragmentPath(kind, name)
  const src =
    env.NODE_ENV === 'development' ? `${path}?v=${createHash('sha256').update(html).digest('hex').slice(0, 8)}` : path
  putFragment(src, html)
  return src
}
