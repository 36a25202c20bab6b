import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { restoreFolder } from '../../scripts/disk/replace-folder.ts'
import { type BuildEnd, endBuild, treeHash } from '../../tests/sites/end-build.ts'
import { layOutChangingSite, type Variant, writeVariant } from '../../tests/sites/lay-out-changing-site.ts'
import { runCommand } from '../../tests/sites/lay-out-site.ts'
import { type SeededRandom, seededRandom } from '../synthetic/random.ts'

export interface Kill {
  kind: string
  /** When it ended, in words. */
  moment: string
  /** The content of out/ afterwards. */
  left: Variant | 'none' | 'a mix'
  /** Problems. */
  diagnostics: string[]
}

interface Options {
  times: number
  seed: number
  onKill: (kill: Kill, number: number) => void
}

/** Number of files that a build with few changes writes itself. */
const writes = 90

/** In turn: all processes killed, one of three requests to stop, all killed while a file was half written. */
function chooseEnd(
  random: SeededRandom,
  number: number,
  buildMs: number,
): { end: BuildEnd; kind: string; moment: string } {
  const when = random.below(Math.round(buildMs * 1.1))
  const share = `after ${Math.round((100 * when) / buildMs)} % of a build’s time`
  if (number % 5 < 2) return { end: { kind: 'all', signal: 'SIGKILL', when }, kind: 'SIGKILL to all', moment: share }
  if (number % 5 === 2) {
    const signal = random.pick(['SIGTERM', 'SIGINT'] as const)
    return { end: { kind: 'all', signal, when }, kind: 'SIGTERM or SIGINT to all', moment: share }
  }
  if (number % 5 === 3)
    return { end: { kind: 'command', signal: 'SIGTERM', when }, kind: 'SIGTERM to the command', moment: share }
  const at = 1 + random.below(writes)
  return { end: { kind: 'write', at: { number: at } }, kind: 'SIGKILL within a write', moment: `at write ${at}` }
}

function buildOrThrow(root: string): void {
  const { exitCode, stdout, stderr } = runCommand('build', root)
  if (exitCode !== 0) throw new Error(`The build after a kill failed:\n${stdout}${stderr}`)
}

/** Builds both states of the site from nothing. Returns their hashes, and how long a build takes with warm caches. */
async function cleanBuilds(root: string): Promise<{ hashes: Record<Variant, string | undefined>; buildMs: number }> {
  const hashes: Record<Variant, string | undefined> = { first: undefined, second: undefined }
  for (const variant of ['second', 'first'] as const) {
    for (const folder of ['.cache', '.next', '.contentlayer', 'public', 'out'])
      rmSync(join(root, folder), { recursive: true, force: true })
    await writeVariant(root, variant)
    buildOrThrow(root)
    hashes[variant] = treeHash(join(root, 'out'))
  }
  const startedAt = performance.now()
  buildOrThrow(root)
  return { hashes, buildMs: performance.now() - startedAt }
}

/** Kills the given number of builds of a site whose content changes, and runs an undisturbed build after each. */
export async function killBuilds({ times, seed, onKill }: Options): Promise<Kill[]> {
  const root = await layOutChangingSite('kills')
  const out = join(root, 'out')
  const { hashes, buildMs } = await cleanBuilds(root)
  const random = seededRandom(seed)
  const kills: Kill[] = []
  let before: Variant = 'first'
  for (let number = 0; number < times; number++) {
    const next: Variant = before === 'first' ? 'second' : 'first'
    await writeVariant(root, next)
    const { end, kind, moment } = chooseEnd(random, number, buildMs)
    const { leftProcesses } = await endBuild(root, end)
    const wasMissing = !existsSync(out)
    restoreFolder(out)
    const hash = treeHash(out)
    const left = hash === hashes[before] ? before : hash === hashes[next] ? next : 'a mix'
    const diagnostics: string[] = []
    if (left === 'a mix') diagnostics.push('out/ is neither the old export nor the new one')
    if (leftProcesses) diagnostics.push('processes went on')
    // The state of the next build is the one before or the new one: both must not find what the other has left.
    before = random.pick(['first', 'second'])
    await writeVariant(root, before)
    buildOrThrow(root)
    if (treeHash(out) !== hashes[before]) diagnostics.push('the next build differs from a clean one')
    const kill: Kill = { kind, moment, left: wasMissing ? 'none' : left, diagnostics }
    kills.push(kill)
    onKill(kill, number + 1)
  }
  return kills
}
