import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompiledPage } from '#lib/markdown/compile-page.ts'
import { isPartial } from '#lib/markdown/partial.ts'
import { createPageCache } from './page-cache.ts'
import { type PageResources, siteCompilers } from './site-compiler.ts'

/** A shared piece of pages, compiled by itself so that it is checked once. */
export interface SitePartial {
  file: string
  compiled: CompiledPage
}

export type PartialReader = (resources: PageResources, contentFiles: readonly string[]) => Promise<SitePartial[]>

/** A reader of shared pieces that compiles one only when it, or what all pages share, has changed. */
export function createPartialReader(): PartialReader {
  const compilerOf = siteCompilers()
  let known = new Map<string, { key: string; text: string; compiled: CompiledPage }>()
  return async (resources, contentFiles) => {
    const compiler = compilerOf(resources)
    const cache = createPageCache(resources.root, compiler.key, compiler.readSnippet)
    const current: typeof known = new Map()
    for (const path of contentFiles.filter(isPartial)) {
      const file = `content/${path}`
      const source = { file, text: readFileSync(join(resources.root, file), 'utf8') }
      const last = known.get(file)
      const isCurrent = last?.key === compiler.key && last.text === source.text
      const cached = isCurrent ? last.compiled : cache.read(source)
      const compiled = cached ?? (await compiler.compile(source))
      if (cached === undefined) cache.write(source, compiled)
      current.set(file, { key: compiler.key, text: source.text, compiled })
    }
    known = current
    return [...current].map(([file, { compiled }]) => ({ file, compiled }))
  }
}
