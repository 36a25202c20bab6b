import { env } from '../env.ts'
import { readyFragment } from './ready-fragment.ts'

/** Makes the frame's finished parts ready to be rendered; returns their addresses, and the build that they are of. */
export async function frameFragments(): Promise<{ header: string; footer: string; build: string }> {
  return {
    header: await readyFragment('frame', 'header'),
    footer: await readyFragment('frame', 'footer'),
    build: env.BUILD_ID,
  }
}
