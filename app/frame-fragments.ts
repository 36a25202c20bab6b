import { readyFragment } from './ready-fragment.ts'

/** Makes the frame's finished parts ready to be rendered; returns their addresses. */
export async function frameFragments(): Promise<{ header: string; footer: string }> {
  return { header: await readyFragment('frame', 'header'), footer: await readyFragment('frame', 'footer') }
}
