import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { bundleClient } from './bundle-client.ts'
import type { EngineBuild } from './engines/engine-build.ts'
import type { Corpus } from './load-corpus.ts'

/** An engine whose files are ready to be served. */
export interface StagedEngine {
  engine: EngineBuild
  /** Address of its folder on the server. */
  base: string
  /** Addresses of all its files. */
  files: string[]
  buildMs: number
  /** Bytes of files on the wire, by brotli's best quality; each file counts once. */
  wireBytes: (addresses: readonly string[]) => number
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Builds an engine's index and its code into `folder`/`name`. */
export async function stageEngine(
  engine: EngineBuild,
  corpus: Corpus,
  root: string,
  name: string,
): Promise<StagedEngine> {
  const folder = join(root, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const startedAt = performance.now()
  await engine.build(corpus, folder)
  const buildMs = performance.now() - startedAt
  await bundleClient(engine.client, folder)
  const sizes = new Map<string, number>()
  const sizeOf = (address: string) => {
    const size = sizes.get(address) ?? brotliCompressSync(readFileSync(join(root, address))).length
    sizes.set(address, size)
    return size
  }
  return {
    engine,
    base: `/${name}`,
    files: filesBelow(folder).map((path) => path.slice(root.length)),
    buildMs,
    wireBytes: (addresses) => [...new Set(addresses)].reduce((sum, address) => sum + sizeOf(address), 0),
  }
}
