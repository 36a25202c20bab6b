import type { CompiledPage, PageSource } from '#lib/compile/compile-page.ts'
import { type FileHashes, filesAreSame, hashFiles } from '../disk/hash.ts'
import type { Store } from '../disk/store.ts'
import type { SiteCompiler } from './site-compiler.ts'

interface PageCache {
  read: (source: PageSource) => CompiledPage | undefined
  write: (source: PageSource, page: CompiledPage) => void
}

/** Compiled pages, keyed by their content, so the cache works in a fresh clone, where modification times are meaningless. */
export function openPageCache(
  store: Store,
  { key, readSnippet }: Pick<SiteCompiler, 'key' | 'readSnippet'>,
): PageCache {
  const pages = store.step<{ includes: FileHashes; page: CompiledPage }>('pages')
  return {
    read({ file, text }) {
      const cached = pages.read([key, file, text])
      return cached !== undefined && filesAreSame(cached.includes, readSnippet) ? cached.page : undefined
    },
    write({ file, text }, page) {
      pages.write([key, file, text], { includes: hashFiles(page.includes, readSnippet), page })
    },
  }
}
