import { expect, test } from 'vitest'
import { documentPages } from './exported-pages.ts'
import { documents, readExported } from './site.ts'
import { bytesWithin, compressedBytes, quickBytes, smallestShare } from './transfer-bytes.ts'

/** What every page contains in addition to its own content: metadata, critical styles, header, footer, and sidebar. */
const frameBytes = 7000
const textFactor = 3

test('the HTML of a page is at most three times its text, not counting the frame that all pages share', async () => {
  expect(documentPages).toHaveLength(documents.length)
  const heavy = documentPages.map(async ({ route, page }) => {
    const html = readExported(page.file)
    // Most pages fit even if their text shrinks as much as any.
    const leastBytes = smallestShare * (await quickBytes(page.text))
    if ((await quickBytes(html)) <= textFactor * leastBytes + frameBytes) return []
    const budgetBytes = textFactor * (await compressedBytes(page.text)) + frameBytes
    const bytes = await bytesWithin(budgetBytes, html)
    return bytes > budgetBytes ? [`${route}: ${bytes} bytes, ${bytes - budgetBytes} too many`] : []
  })
  expect((await Promise.all(heavy)).flat()).toEqual([])
}, 600_000)
