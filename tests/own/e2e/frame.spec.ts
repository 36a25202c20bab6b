import { expect, type Page, test } from '@playwright/test'
import { apiIntroduction } from '../../e2e/exported-site.ts'
import { markDocument, visit } from '../../e2e/visit.ts'
import { site } from '../../export/site.ts'

const activeItems = [
  { path: '/', label: 'Home' },
  { path: '/scorecards/overview/', label: 'Home' },
  { path: '/solutions/overview/', label: 'Solutions' },
  { path: '/guides/', label: 'Guides' },
  { path: '/guides/all/acknowledge-incident/', label: 'Guides' },
  { path: apiIntroduction, label: 'API Reference' },
  { path: '/tags/', label: 'Home' },
  { path: '/search/', label: undefined },
  { path: '/guides/no-such-guide/', label: undefined },
] as const

/** Label and target of every link, the target without its last slash. */
function linksOf(page: Page, within: string): Promise<[string, string][]> {
  return page
    .locator(within)
    .evaluateAll((links) =>
      links.map((link) => [link.textContent?.trim() ?? '', (link.getAttribute('href') ?? '').replace(/(.)\/$/, '$1')]),
    )
}

function currentItems(page: Page): Promise<string[]> {
  return page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]').allTextContents()
}

/** The footer has five columns with the links of the specification. */
async function checkFooter(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
    'Documentation',
    'Ingest data to catalog',
    'Community',
    'More',
    'Legal',
  ])
  const column = (index: number) => linksOf(page, `footer section:nth-of-type(${index}) a`)
  const documentation = await column(1)
  expect(documentation[0]).toEqual(['Quickstart', '/getting-started/overview'])
  expect(documentation.map(([, href]) => href)).toEqual([
    '/getting-started/overview',
    '/build-your-software-catalog',
    '/actions-and-automations/create-self-service-experiences',
    '/scorecards/overview',
    '/search-and-query',
  ])
  const catalog = '/build-your-software-catalog'
  expect((await column(2)).map(([, href]) => href)).toEqual([
    `${catalog}/custom-integration/api`,
    `${catalog}/custom-integration/api/ci-cd`,
    `${catalog}/sync-data-to-catalog/kubernetes-stack/kubernetes`,
    `${catalog}/sync-data-to-catalog/git`,
    `${catalog}/sync-data-to-catalog/cloud-providers/aws`,
    `${catalog}/custom-integration/iac/terraform`,
  ])
  expect((await column(3)).length).toBeGreaterThan(0)
  expect((await column(4)).map(([label]) => label)).toEqual([
    'Release notes',
    'Blog',
    'Demo',
    'Source repository',
    'Main site',
    'Status page',
  ])
  expect((await column(5)).map(([label]) => label)).toEqual(['Terms of service', 'Privacy policy'])
}

/** Icon links to repository, chat and videos, each in a new tab. */
async function checkIconLinks(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 720 })
  const bar = page.getByRole('banner')
  for (const { label, href } of site.iconLinks) {
    const link = bar.getByRole('link', { name: label })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    const box = await link.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  }
}

test('the home page', async ({ page, request }) => {
  await page.goto('/')
  await test.step('announcement: two buttons, each opening in a new tab, to the app host and the showcase host', async () => {
    const links = page.getByRole('region', { name: 'Announcement' }).getByRole('link')
    await expect(links).toHaveText(['Sign up', 'Live demo'])
    await expect(links.first()).toHaveAttribute('href', `https://${site.hosts.app}`)
    await expect(links.last()).toHaveAttribute('href', `https://${site.hosts.showcase}`)
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
  })
  await test.step('navbar: Home, Solutions, Guides and API Reference with their targets', async () => {
    expect(await linksOf(page, 'nav[aria-label=Main] a')).toEqual([
      ['Home', '/'],
      ['Solutions', '/solutions/overview'],
      ['Guides', '/guides'],
      ['API Reference', `/api-reference/${site.brand}-api`],
    ])
  })
  await test.step('navbar: every icon is drawn', async () => {
    const icons = page.getByRole('banner').locator('.navbar-icons .mask-icon')
    await expect(icons).toHaveCount(site.iconLinks.length)
    for (const icon of await icons.all()) await expect(icon).toHaveCSS('mask-image', /^url\("data:image\/svg/)
  })
  await test.step('navbar: a local full-text search box plus an “Ask AI” button', async () => {
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('searchbox', { name: 'Search' })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Ask AI' })).toBeVisible()
  })
  await test.step('footer: five columns with the links of the specification', () => checkFooter(page))
  await test.step('frame: every internal link of navbar and footer leads to a page', async () => {
    const links = [...(await linksOf(page, 'header a')), ...(await linksOf(page, 'footer.footer a'))]
    const internal = links.filter(([, href]) => href.startsWith('/'))
    expect(internal.length).toBeGreaterThan(15)
    for (const [label, href] of internal) expect((await request.get(href)).status(), label).toBe(200)
  })
  for (const width of [1280, 1100, 997])
    await test.step(`navbar: icon links to repository, chat and videos, each in a new tab, at ${width} px`, () =>
      checkIconLinks(page, width))
})

test('the active item and the announcement', async ({ page }) => {
  for (const { path, label } of activeItems)
    await test.step(`navbar: on ${path} the active item is ${label ?? 'none'}`, async () => {
      await visit(page, path)
      expect.soft(await currentItems(page)).toEqual(label === undefined ? [] : [label])
    })
  await page.goto('/scorecards/overview/')
  await test.step('announcement: “Check out {product} for yourself”, at the top of every page, with its id', async () => {
    const bar = page.getByRole('region', { name: 'Announcement' })
    await expect(bar).toHaveAttribute('id', `${site.brand}_ctas`)
    await expect(bar).toContainText(`Check out ${site.product} for yourself`)
    expect((await bar.boundingBox())?.y).toBe(0)
  })
})

test('navbar: the active item follows a client navigation', async ({ page }) => {
  await visit(page, '/')
  const unchanged = await markDocument(page)
  const main = page.getByRole('navigation', { name: 'Main' })
  for (const label of ['Solutions', 'Guides', 'API Reference', 'Home']) {
    await main.getByRole('link', { name: label }).click()
    await expect(main.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'true')
    expect(await currentItems(page)).toEqual([label])
  }
  expect(await unchanged()).toBe(true)
})

test('footer: dark style in both themes', async ({ page }) => {
  const colors: unknown[] = []
  for (const theme of ['dark', 'light']) {
    await page.goto('/')
    await page.evaluate((value) => localStorage.setItem('theme', value), theme)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    colors.push(
      await page.getByRole('contentinfo').evaluate((footer) => {
        const { backgroundColor, color } = getComputedStyle(footer)
        return { backgroundColor, color }
      }),
    )
  }
  expect(colors[0]).toEqual(colors[1])
  expect(colors[0]).toMatchObject({ backgroundColor: 'rgb(10, 17, 17)' })
})
