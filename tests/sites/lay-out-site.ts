import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { childEnvironment } from '../../env.ts'
import { engineSources } from '../../scripts/disk/build-id.mjs'
import { readTextIfExists } from '../../scripts/disk/read-files.ts'

const project = process.cwd()

/** What a build stores of the engine alone, and uses again only when everything that it depends on is the same. */
const engineCaches = ['.next', '.cache/commands', '.cache/dictionary', '.cache/store/fonts', 'public/assets/fonts']

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
  // A specification, and what the site adds to the engine, are next to the content, if it has them.
  for (const part of ['apispec.yaml', 'site']) {
    const source = join(dirname(own.content), part)
    if (existsSync(source)) cpSync(source, join(root, part), { recursive: true })
  }
  writeFileSync(join(root, 'site.config.ts'), own.config)
  return root
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Takes the first folder that no other process has, until this one ends. */
function takeSharedName(number = 1): string {
  const name = `shared-${number}`
  const lock = join(project, '.cache/sites', `${name}.lock`)
  mkdirSync(dirname(lock), { recursive: true })
  const owner = Number(readTextIfExists(lock) ?? 0)
  if (owner === process.pid) return name
  if (owner !== 0 && !isRunning(owner)) rmSync(lock)
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
  } catch {
    return takeSharedName(number + 1)
  }
  process.on('exit', () => rmSync(lock, { force: true }))
  return name
}

/** Lays out a site where other tests had theirs: the engine is compiled once for all of them. */
export function layOutOnSharedEngine(own: OwnParts): string {
  return layOutSite(takeSharedName(), own, true)
}

/**
 * Lays out what the checks read: files by their path, and a configuration. No engine, so nothing can be built from it.
 */
export function layOutContent(name: string, files: Readonly<Record<string, string>>): string {
  const root = emptyFolder(name)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

/** What a command printed, without color and without annotations for GitHub. */
export interface CommandResult {
  exitCode: number | null
  stdout: string
  stderr: string
}

function commandEnvironment(additions: Readonly<Record<string, string>>) {
  return childEnvironment({ GITHUB_ACTIONS: 'false', NO_COLOR: '1', NODE_ENV: 'production', ...additions })
}

/** Runs one of the engine's npm commands on a site. `engineRoot` is where the engine's scripts lie. */
export function runCommand(
  command: 'build' | 'check' | 'migrate' | 'new',
  root: string,
  engineRoot = root,
  args: readonly string[] = [],
  additions: Readonly<Record<string, string>> = {},
): CommandResult {
  const script = join(engineRoot, 'scripts/run.mjs')
  const result: SpawnSyncReturns<string> = spawnSync(process.execPath, [script, command, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: commandEnvironment(additions),
  })
  return { exitCode: result.status, stdout: result.stdout, stderr: result.stderr }
}

/**
 * Builds a site and returns its diagnostics.
 * @param additions variables of the environment that the build gets besides
 * @throws when that fails, with everything that was printed
 */
export function buildLaidOutSite(root: string, additions: Readonly<Record<string, string>> = {}): string {
  const { exitCode, stdout, stderr } = runCommand('build', root, root, [], additions)
  if (exitCode !== 0) throw new Error(`The site was not built:\n${stdout}${stderr}`)
  return stderr
}

/**
 * Builds a site while a browser has it open. The server and the browser's driver are in this process, so it can't wait
 * for the build without responding to them.
 * @throws when that fails, with everything that was printed
 */
export async function rebuildOpenSite(root: string): Promise<void> {
  const build = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'build'], {
    cwd: root,
    env: commandEnvironment({}),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  for (const stream of [build.stdout, build.stderr]) stream.setEncoding('utf8').on('data', (text) => printed.push(text))
  const [exitCode] = await once(build, 'close')
  if (exitCode !== 0) throw new Error(`The site was not built:\n${printed.join('')}`)
}
