import { expect, type Route, test } from '@playwright/test'
import { visit } from '../../e2e/visit.ts'
import { pictureFile, pictureName } from '../../support/picture.ts'
import { addPicture } from './picture-page.ts'
import { enlarge, isClosed, other, pictures, visitPicture, withPicture } from './zoom.ts'

test.beforeEach(({ page }) => addPicture(page, [withPicture, other]))

test('the script comes after a second, and only on pages with pictures', async ({ page }) => {
  const loads: Promise<boolean>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    loads.push(response.text().then((text) => text.includes('medium-zoom-overlay')))
  })
  const isLoaded = async () => (await Promise.all(loads)).includes(true)
  // Timers of a second wait until the test lets them go.
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    const later = window.setTimeout.bind(window)
    const hold = (run: TimerHandler, ms?: number, ...given: unknown[]) =>
      ms === 1000 && typeof run === 'function' ? held.push(run as () => void) : later(run, ms, ...given)
    Object.assign(window, { setTimeout: hold, release: () => held.splice(0).map((run) => run()).length })
  })
  const release = () => page.evaluate(() => (window as unknown as { release: () => number }).release())
  await visit(page, '/search-and-query/')
  await release()
  await page.waitForLoadState('networkidle')
  expect(await isLoaded()).toBe(false)
  await visit(page, withPicture)
  await page.waitForLoadState('networkidle')
  await expect(pictures(page)).toHaveCount(0)
  expect(await isLoaded()).toBe(false)
  expect(await release()).toBeGreaterThan(0)
  await expect(pictures(page)).toHaveCount(1)
  expect(await isLoaded()).toBe(true)
})

test('a picture whose original cannot be reached stays as it is, and a warning says so', async ({ page }) => {
  const picture = await visitPicture(page)
  const original = await picture.getAttribute('src')
  const fail = (route: Route) => route.abort()
  await page.route(`**${original}`, fail)
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
  await picture.click()
  expect((await warning).text()).toContain(`Unable to reach the zoom image target ${original}`)
  await isClosed(page)
  await expect(picture).toBeVisible()
  await page.unroute(`**${original}`, fail)
  await enlarge(page, picture)
})

test('pictures that are marked, or links, are not buttons', async ({ page }) => {
  const copy = `<img src="${pictureFile}" alt="A copy">`
  const another = `<img class="not-zoom" src="${pictureFile}" alt="Another">`
  const more = `<a href="/">${copy}</a><div class="not-zoom">${copy}</div>${another}`
  await addPicture(page, [withPicture], more)
  await visit(page, withPicture)
  await expect(pictures(page)).toHaveCount(1)
  expect(await page.locator('.prose img').count()).toBe(4)
  await page.getByAltText('Another').click()
  await page.waitForTimeout(300)
  await isClosed(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pictures are pictures', async ({ page }) => {
    await page.goto(withPicture)
    const picture = page.getByRole('img', { name: pictureName })
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
    await expect(pictures(page)).toHaveCount(0)
    expect(
      await page.locator('.picture img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0)
  })
})

test('a placeholder holds the place of a picture that has not arrived', async ({ page }) => {
  await page.route(/\.(?:avif|webp|png)$/, () => undefined)
  await page.goto(withPicture, { waitUntil: 'domcontentloaded' })
  const box = await page.locator('.picture').boundingBox()
  const [width, height] = await page
    .locator('.picture img')
    .evaluate((image) => [Number(image.getAttribute('width')), Number(image.getAttribute('height'))])
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo((width ?? 0) / (height ?? 1), 1)
  await expect(page.locator('.picture > svg')).toBeVisible()
})
