import type { PlainPage } from '../../synthetic/plain-page.ts'

/** A program with its arguments, and what its environment has besides. */
export interface EngineCommand {
  args: readonly string[]
  env?: Readonly<Record<string, string>>
}

/** How a reader searches in a site: what opens the field, the field, and what shows a result. CSS selectors. */
export interface SearchSelectors {
  /** Missing where the field is open from the start. */
  open?: string
  field: string
  result: string
}

/** A documentation engine that builds the same pages as all others. */
export interface Engine {
  /** Its name in tables. */
  title: string
  /** Installs what it needs, once. */
  install: () => void
  /** Lays the pages out as a separate site with empty caches. Returns its folder. */
  layOut: (set: string, pages: readonly PlainPage[]) => string
  /** Where a set of pages is laid out. */
  root: (set: string) => string
  build: EngineCommand
  dev: (port: number) => EngineCommand
  /** The exported site, from the site's folder. */
  output: string
  /** A page's source, from the site's folder. */
  source: (page: Pick<PlainPage, 'path'>) => string
  /** The file that a page is exported to, from the exported site. */
  exported: (page: Pick<PlainPage, 'path'>) => string
  /** A page's address, from the server's root. */
  address: (page: Pick<PlainPage, 'path'>) => string
  search: SearchSelectors
}
