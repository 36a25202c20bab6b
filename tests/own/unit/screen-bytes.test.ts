import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { tokensOf } from '#lib/config/tokens.ts'
import { readNavigationSets, readScreen } from '#lib/screens/read-screen.ts'
import { screenHtml } from '#lib/screens/screen-html.ts'
import { listFiles } from '../../../scripts/disk/read-files.ts'
import site from '../../../site.config.ts'

const folder = 'content/screens'
const mostBytes = 3000
/**
 * Brotli's last steps take many times as long: only what is large after a quick compression is compressed as a host
 * does.
 */
function hostedBytes(html: string): number {
  const quick = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
  return quick <= mostBytes ? quick : brotliCompressSync(html).length
}
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

// Busy machines need longer: there are hundreds of screens.
test('each screen of the site is valid and small', { timeout: 300_000 }, () => {
  const tokens = tokensOf(site)
  const { data: sets = {} } = readNavigationSets('kit/navigation.yaml', textOf('kit/navigation.yaml'), tokens)
  const files = listFiles(folder).filter((file) => /^[^/]+\.yaml$/.test(file))
  expect(files.length).toBeGreaterThan(0)
  const large = files.flatMap((file) => {
    const { data, diagnostics } = readScreen(file, textOf(file), sets, tokens)
    expect(diagnostics).toEqual([])
    const bytes = data === undefined ? 0 : hostedBytes(screenHtml(data, sets))
    return bytes > mostBytes ? [`${file}: ${bytes} bytes`] : []
  })
  expect(large).toEqual([])
})
