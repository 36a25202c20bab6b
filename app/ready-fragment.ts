import { createHash } from 'node:crypto'
import { putFragment } from '#components/article/fragment-store.ts'
import { loadFragment } from '#content'
import { type FragmentKind, fragmentPath } from '#lib/pages/fragment-path.ts'
import { env } from '../env.ts'

/**
 * Makes a fragment ready to be rendered and returns its address. While the site is written, the address changes with
 * the content, so that an open page shows the new one.
 */
export async function readyFragment(kind: FragmentKind, name: string): Promise<string> {
  const html = await loadFragment(kind, name)
  const path = fragmentPath(kind, name)
  const src =
    env.NODE_ENV === 'development' ? `${path}?v=${createHash('sha256').update(html).digest('hex').slice(0, 8)}` : path
  putFragment(src, html)
  return src
}
