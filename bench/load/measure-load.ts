import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EntryFile, entryName } from '../../lib/search/index/first-file.ts'
import { listFiles } from '../../scripts/disk/read-files.ts'
import { median } from '../measuring/statistics.ts'
import { runWrk, type WrkResult, wrkVersion } from './run-wrk.ts'
import { startNginx } from './start-nginx.ts'

interface Target {
  name: string
  path: string
  bytes: number
}

const rounds = 3

/** One address of each kind that readers ask for. */
function targetsOf(out: string): Target[] {
  const files = listFiles(out)
  const bytes = (file: string) => statSync(join(out, file)).size
  const bySize = (some: string[]) => some.sort((a, b) => bytes(a) - bytes(b))
  const page = (file: string) => ({ path: `/${file.replace(/index\.html$/, '')}`, bytes: bytes(file) })
  const middle = (some: string[]) => some[Math.floor(some.length / 2)] as string
  const pages = bySize(files.filter((file) => file.endsWith('/index.html')))
  const operations = pages.filter((file) => file.startsWith('api-reference/'))
  const entry = JSON.parse(readFileSync(join(out, '_search', entryName), 'utf8')) as EntryFile
  const asset = (file: string) => ({ path: `/${file}`, bytes: bytes(file) })
  const script = bySize(files.filter((file) => /^assets\/js\/.*\.js$/.test(file))).at(-1) as string
  return [
    { name: 'home', ...page('index.html') },
    { name: 'page of median size', ...page(middle(pages)) },
    { name: 'largest page', ...page(pages.at(-1) as string) },
    { name: 'operation of median size', ...page(middle(operations)) },
    { name: 'first file of search', ...asset(`_search/${entry.first['']}`) },
    { name: 'largest script', ...asset(script) },
    { name: 'an unknown address', path: '/no/such/page/', bytes: bytes('404.html') },
  ]
}

const middleOf = (results: readonly WrkResult[], of: (result: WrkResult) => number) => median(results.map(of))

/** Asks for each address and for a plain file of its size in turn, and gives a table of both. */
export async function measureLoad(root: string, seconds: number, connections: number) {
  const out = join(root, 'out')
  if (!existsSync(join(out, 'index.html'))) throw new Error('There is no exported site. Run “npm run build” first.')
  const folder = join(root, '.cache/bench/load')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'plain'), { recursive: true })
  const server = await startNginx(folder, out, join(folder, 'plain'))
  try {
    const rows: string[] = []
    for (const [index, { name, path, bytes }] of targetsOf(out).entries()) {
      writeFileSync(join(folder, 'plain', `${index}.bin`), randomBytes(bytes))
      const ours: WrkResult[] = []
      const plain: WrkResult[] = []
      for (let round = 0; round < rounds; round++) {
        ours.push(runWrk(server.site + path, seconds, connections))
        plain.push(runWrk(`${server.plain}/${index}.bin`, seconds, connections))
      }
      const [rate, plainRate] = [middleOf(ours, (one) => one.perSecond), middleOf(plain, (one) => one.perSecond)]
      const [late, plainLate] = [middleOf(ours, (one) => one.p99Ms), middleOf(plain, (one) => one.p99Ms)]
      rows.push(
        `| ${name} | ${(bytes / 1000).toFixed(0)} | **${(rate / plainRate).toFixed(2)}** (${Math.round(rate)} ÷ ${Math.round(plainRate)}) | **${(late / plainLate).toFixed(2)}** (${late.toFixed(1)} ÷ ${plainLate.toFixed(1)}) | ${ours.reduce((sum, one) => sum + one.errors, 0)} |`,
      )
    }
    const head =
      '| ours ÷ plain file | kB | requests a second (more is better) | 99th percentile, ms | failed |\n|---|---|---|---|---|'
    return { table: [head, ...rows].join('\n'), versions: [server.version, wrkVersion()] }
  } finally {
    await server.close()
  }
}
