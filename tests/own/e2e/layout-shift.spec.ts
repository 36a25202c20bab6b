import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { observeShifts, readShifts } from '../../../bench/layout-shift/observe-shifts.ts'
import { whenInteractive } from '../../e2e/visit.ts'

const pages = {
  'the home page': '/',
  'an article': '/getting-started/overview/',
  'an operation': '/api-reference/get-a-scorecard/',
  'an index of cards': '/guides/',
  'an article with code': '/search-and-query/examples/',
  'the list of tags': '/tags/',
}

for (const [width, height] of [
  [390, 844],
  [412, 823],
  [768, 1024],
  [1280, 800],
] as const) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('no page moves when fonts arrive late', async ({ context, page }) => {
      await observeShifts(context)
      let late = 0
      await page.route('**/*.woff2', async (route) => {
        late += 1
        await delay(1500)
        await route.continue()
      })
      for (const [kind, path] of Object.entries(pages))
        await test.step(kind, async () => {
          late = 0
          await page.goto(path, { waitUntil: 'networkidle' })
          await whenInteractive(page)
          // No page has the fonts from the one before.
          expect(late).toBeGreaterThan(0)
          const shifts = await readShifts(page)
          const sum = shifts.reduce((total, { value }) => total + value, 0)
          expect.soft(sum, JSON.stringify(shifts)).toBeLessThan(0.01)
        })
    })
  })
}
