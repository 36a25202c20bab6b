import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { documentPages, operationPages } from './exported-pages.ts'
import { exportedFiles, manifest, readExported } from './site.ts'
import { whereSiteHas } from './site-has.ts'
import { transferTotal } from './transfer-bytes.ts'

/** A word that only Stoplight Elements has. */
const elementsWord = 'apiDescriptionDocument'
/** A site may leave the explorer out. */
const islands = ['try-it', ...(manifest.explorer === undefined ? [] : ['explorer'])]

whereSiteHas('operations', () => {
  test('Elements is in the script of the explorer, and in no other one', () => {
    const scripts = exportedFiles.filter((file) => file.endsWith('.js'))
    const found = scripts.filter((file) => readExported(file).includes(elementsWord))
    expect(found).toEqual(manifest.explorer === undefined ? [] : ['generated/explorer.js'])
  })

  test('opening the console loads at most 120 KB', async () => {
    const [operation = ''] = exportedFiles.filter((file) => file.startsWith('_parts/operations/'))
    const files = ['generated/try-it.js', 'generated/try-it.css', operation]
    expect(await transferTotal(files.map((file) => `/${file}`))).toBeLessThan(120_000)
  })

  test('no page names a file of either: a reader’s wish loads it', () => {
    const found = documentPages.filter(({ page }) =>
      [...page.scripts, ...page.stylesheets].some((address) => /try-it|explorer/.test(address)),
    )
    expect(found).toEqual([])
  })

  test.each(islands)('every rule of %s.css holds within its island only', (island) => {
    const css = readExported(`generated/${island}.css`)
    const selectors = [...css.matchAll(/(?<=^|[{}])([^{}@;]+)\{/g)].flatMap(([, list = '']) =>
      list.split(/,(?![^(]*\))/),
    )
    expect(selectors.length).toBeGreaterThan(100)
    // Rules of Elements are less specific than the site's own.
    const starts = [`.${island}-root`, `:where(.${island}-root)`]
    expect(selectors.filter((selector) => !starts.some((start) => selector.trim().startsWith(start)))).toEqual([])
  })
})

whereSiteHas('API explorer', () => {
  test('each operation’s page links to the operation in the explorer', () => {
    const spec = parse(readExported('apispec.yaml')) as {
      paths: Record<string, Record<string, { operationId?: string }>>
    }
    const ids = Object.values(spec.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    const linked = operationPages.flatMap(({ links }) => links.filter((href) => href.includes('/explorer/#/')))
    expect(linked).toHaveLength(operationPages.length)
    expect(linked.map((href) => href.split('/operations/')[1]).filter((id) => !ids.includes(id))).toEqual([])
  })
})
