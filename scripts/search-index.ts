import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type EntryFile, entryName } from '#lib/search/index/first-file.ts'
import { ensureImportedFiles } from './disk/imported-files.ts'
import { listFiles } from './disk/read-files.ts'
import { reportDiagnostics } from './disk/report.ts'
import { buildContent } from './make/build-content.ts'
import { createBuildMemory } from './make/build-memory.ts'
import { searchFolder } from './make/write-search-index.ts'

// `npm run search-index`: builds the content with its search index, and reports what readers download.
const root = process.cwd()

function wireBytes(folder: string, files: readonly string[]): string {
  const bytes = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0)
  return `${(bytes / 1000).toFixed(1)} KB`
}

ensureImportedFiles(root)
const { site, ok } = await buildContent(createBuildMemory(root))
reportDiagnostics(root, site.diagnostics, site)
if (ok) {
  const folder = join(root, 'public', searchFolder)
  const files = listFiles(folder)
  const entry = JSON.parse(readFileSync(join(folder, entryName), 'utf8')) as EntryFile
  for (const [version, first] of Object.entries(entry.first)) {
    console.log(
      `${version === '' ? 'Search' : `Search in version ${version}`}: begins with ${wireBytes(folder, [first])}`,
    )
  }
  const kinds = { 'files of terms': /^terms-/, 'files of pages': /^pages-/, 'files of text': /^text\// }
  for (const [kind, pattern] of Object.entries(kinds)) {
    const some = files.filter((file) => pattern.test(file))
    if (some.length > 0) console.log(`${some.length} ${kind}, ${wireBytes(folder, some)} in all (brotli)`)
  }
}
process.exitCode = ok ? 0 : 1
