import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { childEnvironment } from '../../env.ts'
import { engineSources } from '../../scripts/disk/build-id.mjs'

const project = process.cwd()

/** What a build stores of the engine alone, and uses again only when everything that it depends on is the same. */
const engineCaches = ['.next', '.cache/commands']

/** An empty folder for a test's site, except for its caches. It is below the project, whose packages it uses. */
function emptyFolder(name: string, caches: readonly string[] = []): string {
  const root = join(project, '.cache/sites', name)
  const aside = `${root}.caches`
  rmSync(aside, { recursive: true, force: true })
  for (const part of caches.filter((path) => existsSync(join(root, path)))) {
    mkdirSync(dirname(join(aside, part)), { recursive: true })
    renameSync(join(root, part), join(aside, part))
  }
  rmSync(root, { recursive: true, force: true })
  if (existsSync(aside)) renameSync(aside, root)
  mkdirSync(root, { recursive: true })
  return root
}

/** What a site has of its own: a folder of content, and the text of its configuration. */
interface OwnParts {
  content: string
  config: string
}

/**
 * Lays out a site: the engine with other content and another configuration.
 * @param keepsEngine whether what was compiled of the engine for another site of this name is taken for this one
 * @returns its folder
 */
export function layOutSite(name: string, own: OwnParts, keepsEngine = false): string {
  const root = emptyFolder(name, keepsEngine ? engineCaches : [])
  // What every site on the engine shares; content and configuration are its own.
  for (const part of engineSources) cpSync(join(project, part), join(root, part), { recursive: true })
  cpSync(own.content, join(root, 'content'), { recursive: true })
  // Of a site with an API, the specification lies beside its content.
  const spec = join(dirname(own.content), 'apispec.yaml')
  if (existsSync(spec)) cpSync(spec, join(root, 'apispec.yaml'))
  writeFileSync(join(root, 'site.config.ts'), own.config)
  return root
}

/** Lays out a site where other tests of the same worker had theirs: the engine is compiled once for all of them. */
export function layOutOnSharedEngine(own: OwnParts): string {
  return layOutSite(`shared-${childEnvironment({}).VITEST_POOL_ID}`, own, true)
}

/** Lays out what the checks read: files by their path, and a configuration. No engine, so nothing can be built from it. */
export function layOutContent(name: string, files: Readonly<Record<string, string>>): string {
  const root = emptyFolder(name)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

/** What a command printed, without colour and without annotations for GitHub. */
export interface CommandResult {
  exitCode: number | null
  stdout: string
  stderr: string
}

/** Runs one of the engine's npm commands on a site. `engineRoot` is where the engine's scripts lie. */
export function runCommand(
  command: 'build' | 'check' | 'new',
  root: string,
  engineRoot = root,
  args: readonly string[] = [],
  additions: Readonly<Record<string, string>> = {},
): CommandResult {
  const script = join(engineRoot, 'scripts/run.mjs')
  const result: SpawnSyncReturns<string> = spawnSync(process.execPath, [script, command, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: childEnvironment({ GITHUB_ACTIONS: 'false', NO_COLOR: '1', NODE_ENV: 'production', ...additions }),
  })
  return { exitCode: result.status, stdout: result.stdout, stderr: result.stderr }
}

/**
 * Builds a site and returns its diagnostics.
 * @param additions variables of the environment that the build gets besides
 * @throws when that fails, with all that was printed
 */
export function buildLaidOutSite(root: string, additions: Readonly<Record<string, string>> = {}): string {
  const { exitCode, stdout, stderr } = runCommand('build', root, root, [], additions)
  if (exitCode !== 0) throw new Error(`The site was not built:\n${stdout}${stderr}`)
  return stderr
}
