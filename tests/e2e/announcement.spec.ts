import { expect, test } from '@playwright/test'
import { site } from '../export/site.ts'
import { visit } from './visit.ts'

test(`the bar with id ${site.brand}_ctas cannot be closed`, async ({ page }) => {
  await visit(page, '/')
  const bar = page.getByRole('region', { name: 'Announcement' })
  await expect(bar.getByRole('link')).toHaveCount(2)
  await expect(bar.getByRole('button')).toHaveCount(0)
})

test('a dismissal that an earlier configuration has stored does not hide a bar that cannot be closed', async ({
  page,
}) => {
  await visit(page, '/')
  await page.evaluate((id) => localStorage.setItem(`announcement.dismissed.${id}`, '1'), `${site.brand}_ctas`)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible()
})

test('the announcement is on every page, after a client navigation and on an unknown path', async ({ page }) => {
  const bar = page.getByRole('region', { name: 'Announcement' })
  await visit(page, '/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Solutions' }).click()
  await expect(page.getByRole('navigation', { name: 'Solutions' })).toBeVisible()
  await expect(bar).toBeVisible()
  await visit(page, '/no-such-page/')
  await expect(bar).toBeVisible()
})
