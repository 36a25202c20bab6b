import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompiledPage } from '#lib/compile/compile-page.ts'
import { isPartial } from '#lib/markdown/partial.ts'
import type { Store } from '../disk/store.ts'
import { openPageCache, type PageResources, type SiteCompiler, siteCompilers } from './site-compiler.ts'

/** A partial that pages share, compiled separately so it is checked once. */
export interface SitePartial {
  file: string
  compiled: CompiledPage
}

/** Creates a reader of partials that compiles one again only when it, or something that it depends on, has changed. */
export function createPartialReader(store: Store) {
  const compilerOf = siteCompilers()
  const read = async (file: string, text: string, compiler: SiteCompiler): Promise<SitePartial> => {
    const cache = openPageCache(store, compiler)
    const cached = cache.read({ file, text })
    const compiled = cached ?? (await compiler.compile({ file, text }))
    if (cached === undefined) cache.write({ file, text }, compiled)
    return { file, compiled }
  }
  return async (resources: PageResources, contentFiles: readonly string[]) => {
    const compiler = compilerOf(resources)
    const partials: SitePartial[] = []
    for (const path of contentFiles.filter(isPartial)) {
      const file = `content/${path}`
      partials.push(await read(file, readFileSync(join(resources.root, file), 'utf8'), compiler))
    }
    return partials
  }
}
