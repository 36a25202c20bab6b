import { loadFragment } from '#content'
import { putFragment } from '#components/article/fragment-store.ts'
import { fragmentPath } from '#lib/pages/fragment-path.ts'

async function ready(name: string): Promise<string> {
  const src = fragmentPath('frame', name)
  putFragment(src, await loadFragment('frame', name))
  return src
}

/** Makes the frame's finished parts ready to be rendered; returns their addresses. */
export async function frameFragments(): Promise<{ header: string; footer: string }> {
  return { header: await ready('header'), footer: await ready('footer') }
}
