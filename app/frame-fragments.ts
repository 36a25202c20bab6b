import { env } from '../env.ts'
import { readyFragment } from './ready-fragment.ts'

/** Prepares the header and the footer for rendering; returns their URLs and the ID of their build. */
export async function frameFragments(): Promise<{ header: string; footer: string; build: string }> {
  return {
    header: await readyFragment('frame', 'header'),
    footer: await readyFragment('frame', 'footer'),
    build: env.BUILD_ID,
  }
}
