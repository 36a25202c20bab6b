import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../../scripts/build-site.ts'
import { buildPeer } from './build-peer.ts'

/**
 * A folder with both sides to serve: the exported site and, in `elements/`, the peer. It is a copy, so that a new build
 * of the site changes nothing while pages are measured.
 */
export async function stagePages(project: string): Promise<string> {
  const exported = join(project, 'out')
  if (!existsSync(join(exported, 'index.html')) && !(await buildSite(project))) {
    throw new Error('The site could not be built. The messages above say why.')
  }
  const folder = join(project, '.cache/bench/api-page')
  rmSync(folder, { recursive: true, force: true })
  cpSync(exported, folder, { recursive: true })
  await buildPeer(project, join(folder, 'elements'))
  return folder
}
