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

    for (const [kind, path] of Object.entries(pages)) {
      test(`${kind} does not move when fonts arrive late`, async ({ context, page }) => {
        await observeShifts(context)
        await page.route('**/*.woff2', async (route) => {
          await delay(1500)
          await route.continue()
        })
        await page.goto(path, { waitUntil: 'networkidle' })
        await whenInteractive(page)
        const shifts = await readShifts(page)
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        expect(sum, JSON.stringify(shifts)).toBeLessThan(0.01)
      })
    }
  })
}
