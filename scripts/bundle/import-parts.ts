/** A file of a bundle, as far as its imports matter. */
export interface ScriptChunk {
  fileName: string
  code: string
  /** Names of the files that it imports statically. */
  imports: readonly string[]
  dynamicImports: readonly string[]
}

const dynamicImport = /\bimport\(([`'"])\.\/([^`'"]+)\1\)/g

/** The chunk and everything that it imports statically. */
function filesOf(name: string, chunks: ReadonlyMap<string, ScriptChunk>, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const part of chunks.get(name)?.imports ?? []) filesOf(part, chunks, found)
  return found
}

/**
 * The code of each chunk, in which every dynamic import first fetches all files that it needs, at once.
 * @param first the chunk that every page loads; it makes `fetchParts` global
 * @throws if an import isn't found in the code
 * @see components/failures/fetch-parts.ts
 */
export function importParts(all: readonly ScriptChunk[], first: string): string[] {
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  return all.map(({ fileName, code, dynamicImports }) => {
    const present = new Set([...filesOf(first, chunks), ...filesOf(fileName, chunks)])
    const found = new Set<string>()
    const written = code.replace(dynamicImport, (source, _quote: string, name: string) => {
      if (!dynamicImports.includes(name)) return source
      found.add(name)
      const parts = [...filesOf(name, chunks)].filter((part) => !present.has(part)).map((part) => `./${part}`)
      return `fetchParts(${JSON.stringify(parts)}).then(()=>${source})`
    })
    const lost = dynamicImports.find((name) => !found.has(name))
    if (lost !== undefined) throw new Error(`The import of ${lost} isn't in ${fileName}.`)
    return written
  })
}
