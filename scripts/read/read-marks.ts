import { neutralMarkName } from '#lib/card-index/card-index-html.ts'
import { type Mark, type Marks, markFolder, markName, readMark } from '#lib/content/mark-file.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { memoizeByName, memoizeLast, reuseEqual } from '../disk/memoize-last.ts'
import { simpleIconPath, simpleIconSlugs } from '../disk/simple-icons.ts'

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

/** What cards show for something without a mark. */
const neutralMark: Mark = {
  attributes: ' fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"',
  shapes: '<path d="M12 2.5 20.2 7v10L12 21.5 3.8 17V7zM3.8 7 12 11.5 20.2 7M12 11.5v10"/>',
}

function symbol(name: string, { attributes, shapes }: Mark): string {
  return `<symbol id="${name}" viewBox="0 0 24 24"${attributes}>${shapes}</symbol>`
}

/**
 * One file with all marks that a site shows, each as a symbol with its name as ID, and the neutral one.
 * @param own the site's own marks, which replace those of simple-icons
 */
export function markSprite(names: Iterable<string>, own: Marks): string {
  const markOf = (name: string): Mark =>
    own.get(name) ?? { attributes: '', shapes: `<path d="${simpleIconPath(name)}"/>` }
  const symbols = [...new Set(names)].sort().map((name) => symbol(name, markOf(name)))
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${symbol(neutralMarkName, neutralMark)}</svg>`
}
