import { type Document, provideCwdCustom, runMain, type SourcePlugin } from '@contentlayer2/core'
import { fs, unknownToAbsolutePosixFilePath } from '@contentlayer2/utils'
import * as effect from '@contentlayer2/utils/effect'
import { replaceTokens, type Tokens } from '#lib/config/tokens.ts'
import { plainSource } from '#lib/diagnostics/text-place.ts'

type Effect<A> = { readonly effect: A }
type Either<A> = { _tag: 'Left'; left: unknown } | { _tag: 'Right'; right: A }
type Cache = { cacheItemsMap: Record<string, { document: Document }> }
type Files = { readFile: (path: string) => Effect<string> }

/** The few functions of contentlayer's effect runtime that are used here; its published types do not resolve. */
interface Runtime {
  T: {
    chain: <A, B>(next: (value: A) => Effect<B>) => (value: Effect<A>) => Effect<B>
    map: <A, B>(change: (value: A) => B) => (value: Effect<A>) => Effect<B>
    accessServiceM: (tag: unknown) => <B>(use: (files: Files) => Effect<B>) => Effect<B>
    provideService: (tag: unknown) => (files: Files) => <A>(value: Effect<A>) => Effect<A>
  }
  S: {
    take: (count: number) => <A>(stream: Effect<A>) => Effect<A>
    runCollect: <A>(stream: Effect<A>) => Effect<Iterable<A>>
  }
}
const { T, S } = effect as unknown as Runtime

/**
 * Reads, validates, and types all documents with contentlayer's library. This differs from its command line in two ways:
 * tokens in files are replaced (and byte-order marks and CRLF, which break it, are removed), and nothing is written:
 * the caller writes what changed.
 * @throws when a document does not satisfy the definition; contentlayer has printed the reason
 */
export async function runContentlayer(root: string, source: SourcePlugin, tokens: Tokens): Promise<Document[]> {
  const cwd = unknownToAbsolutePosixFilePath(root)
  const schema = source.provideSchema('engine') as unknown as Effect<never>
  const fetchOnce = T.chain((schemaDef: never) => {
    const stream = source.fetchData({ schemaDef, verbose: false, skipCachePersistence: true })
    return S.runCollect(S.take(1)(stream as unknown as Effect<Either<Cache>>))
  })(schema)
  const normalize = T.map((text: string) => replaceTokens(plainSource(text), tokens))
  const program = T.accessServiceM(fs.FsTag)((files) =>
    T.provideService(fs.FsTag)({ ...files, readFile: (path) => normalize(files.readFile(path)) })(fetchOnce),
  )
  const run = runMain({ tracingServiceName: 'content', verbose: false, customCwd: cwd })
  const results = await run(provideCwdCustom(cwd)(program as never) as never)
  const [result] = [...(results as Iterable<Either<Cache>>)]
  if (result === undefined) throw new Error('contentlayer returned no documents')
  if (result._tag === 'Left') throw new Error(`contentlayer refuses the content: ${String(result.left)}`)
  return Object.values(result.right.cacheItemsMap).map(({ document }) => document)
}
