import { expect, test } from 'vitest'
import { documentPages } from './exported-pages.ts'
import { exportedFiles, readExported } from './site.ts'
import { whereSiteHas } from './site-has.ts'
import { transferBytes } from './transfer-bytes.ts'

const kilobyte = 1000
const files = ['generated/jq.wasm', 'generated/playground-worker.js', 'generated/playground.html']

whereSiteHas('playgrounds', () => {
  test('a page names no file of playgrounds: a reader’s coming loads them', () => {
    expect(exportedFiles).toEqual(expect.arrayContaining(files))
    const named = documentPages.filter(({ page }) =>
      [...page.scripts, ...page.stylesheets].some((address) => /playground|jq\.wasm/.test(address)),
    )
    expect(named).toEqual([])
  })

  test('what playgrounds load stays small', async () => {
    expect(await transferBytes('/generated/playground.html')).toBeLessThanOrEqual(200 * kilobyte)
    expect(await transferBytes('/generated/playground-worker.js')).toBeLessThanOrEqual(65 * kilobyte)
    expect(await transferBytes('/generated/jq.wasm')).toBeLessThanOrEqual(260 * kilobyte)
  })

  test('the preview may load and call nothing, and is the only document that makes code of text', () => {
    const preview = readExported('generated/playground.html')
    expect(preview).toContain(`content="default-src 'none'; script-src 'sha256-`)
    const others = exportedFiles.filter(
      (file) =>
        file.endsWith('.html') && file !== 'generated/playground.html' && readExported(file).includes('unsafe-eval'),
    )
    expect(others).toEqual([])
  })

  test('a live sample has its result in the page', () => {
    const live = documentPages.filter(({ page }) => readExported(page.file).includes('class="playground-result"'))
    expect(live.length).toBeGreaterThan(0)
    for (const { page } of live) {
      expect(readExported(page.file), page.file).not.toMatch(/class="playground-result"><\/div>|data-for=/)
    }
  })
})
