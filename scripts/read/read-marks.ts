import { type Mark, type Marks, markFolder, markName, readMark } from '#lib/content/mark-file.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { memoizeByName, memoizeLast, reuseEqual } from '../disk/memoize-last.ts'
import { simpleIconSlugs } from '../disk/simple-icons.ts'

export interface SiteMarks {
  /** Those that the site has drawn itself. */
  own: Marks
  /** Names of all marks: the site's own, and the icons of simple-icons. */
  names: ReadonlySet<string>
  diagnostics: Diagnostic[]
}

/** Creates a reader of `content/marks/` that returns the same object while no file has changed. */
export function createMarkReader() {
  const read = memoizeByName((path, text: string) => readMark(path, text))
  const reuse = reuseEqual<{ own: [name: string, mark: Mark][]; diagnostics: Diagnostic[] }>()
  const finish = memoizeLast(({ own, diagnostics }: ReturnType<typeof reuse>): SiteMarks => {
    return { own: new Map(own), names: new Set([...own.map(([name]) => name), ...simpleIconSlugs()]), diagnostics }
  })
  return (contentFiles: readonly string[], textOf: (name: string) => string | undefined): SiteMarks => {
    const results = contentFiles
      .filter((path) => path.startsWith(`${markFolder}/`))
      .map((path) => ({ path, ...read(path, textOf(path) ?? '') }))
    const own = results.flatMap(({ path, mark }): [string, Mark][] =>
      mark === undefined ? [] : [[markName(path), mark]],
    )
    return finish(reuse({ own, diagnostics: results.flatMap(({ diagnostics }) => diagnostics) }))
  }
}
