import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { env } from '../../env.ts'
import { type BrowsedSite, browseSite } from './browse-site.ts'
import { buildLaidOutSite, layOutOnSharedEngine } from './lay-out-site.ts'

// What pages look like, compared with small pictures in tests/sites/looks/. The pictures are so coarse that fonts and
// antialiasing of another machine don't matter, but a part that moves, disappears, or changes its color does.
// After an intended change, look at test-results/looks/, and accept the new pictures: UPDATE_LOOKS=1 npm run looks

const fixture = join(process.cwd(), 'tests/sites/fixtures/looks')
const pictures = join(process.cwd(), 'tests/sites/looks')
const results = join(process.cwd(), 'test-results/looks')

/** Pixels of a page that are one pixel of a picture, in each direction. */
const scale = 10
/** Difference of a color channel (0–255) from which a pixel counts as changed. */
const tolerance = 40
/** Part of a picture's pixels that may be changed. */
const allowed = 0.01
/** Only the top of a long page is compared (px). */
const mostHeight = 2400

interface Device {
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
}

const desktop: Device = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }
const notebook: Device = { viewport: { width: 1024, height: 768 }, colorScheme: 'dark' }
const tablet: Device = { viewport: { width: 768, height: 1024 }, colorScheme: 'light' }
const phone: Device = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }
const devices = [desktop, notebook, tablet, phone]

interface Look {
  name: string
  path: string
  /** Brings the page into the state to look at; default: as it has loaded. */
  act?: (page: Page) => Promise<void>
  /** Default: desktop and phone. */
  on?: readonly Device[]
}

const operation = '/api-reference/light-a-lantern/'

async function openAssistant(page: Page): Promise<void> {
  await page.locator('.ask-ai').click()
  await page.getByRole('dialog').getByRole('textbox').waitFor()
}

const looks: readonly Look[] = [
  { name: 'home', path: '/' },
  { name: 'article', path: '/handbook/', on: devices },
  { name: 'deep-article', path: '/handbook/store/backup/winter/' },
  { name: 'category', path: '/integrations/' },
  { name: 'guide', path: '/guides/all/light-a-hall/' },
  { name: 'guides', path: '/guides/' },
  { name: 'integrations', path: '/integrations-index/' },
  { name: 'operation', path: operation, on: devices },
  {
    name: 'console',
    path: operation,
    async act(page) {
      await page.getByRole('button', { name: 'Try it' }).click()
      await page.getByRole('button', { name: 'Send request' }).waitFor()
    },
  },
  {
    name: 'explorer',
    path: '/api-reference/explorer/#/operations/light-a-lantern',
    async act(page) {
      await page.locator('.explorer-root h2', { hasText: 'Light a lantern' }).waitFor()
      await page.locator('.explorer-root').getByRole('region', { name: 'Response samples' }).waitFor()
    },
  },
  { name: 'solution', path: '/solutions/dark-season/' },
  { name: 'wide-table', path: '/solutions/dark-season/tools/', on: [tablet, phone] },
  { name: 'tags', path: '/tags/' },
  { name: 'not-found', path: '/nowhere/' },
  {
    name: 'search-results',
    path: '/search/?q=battery',
    act: (page) => page.getByText(/^\d+ results?\b/).waitFor(),
  },
  {
    name: 'search',
    path: '/handbook/',
    async act(page) {
      await page.getByRole('searchbox', { name: 'Search' }).first().click()
      await page.keyboard.type('battery')
      await page.getByRole('option').first().waitFor()
    },
  },
  { name: 'assistant', path: '/handbook/', act: openAssistant },
  {
    name: 'answer',
    path: '/handbook/',
    async act(page) {
      await openAssistant(page)
      await page.keyboard.type('How do I choose a brightness?')
      await page.keyboard.press('Enter')
      await page.locator('[role=dialog], dialog').locator('article[aria-busy=false]').waitFor()
    },
  },
  {
    name: 'menu',
    path: '/handbook/store/backup/winter/',
    on: [phone],
    async act(page) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    },
  },
]

let site: BrowsedSite

beforeAll(async () => {
  const config = readFileSync(join(fixture, 'site.config.ts'), 'utf8')
  const root = layOutOnSharedEngine({ content: join(fixture, 'content'), config })
  buildLaidOutSite(root)
  site = await browseSite(root)
  mkdirSync(results, { recursive: true })
}, 900_000)

afterAll(() => site?.close())

interface Picture {
  data: Buffer
  width: number
  height: number
}

async function pixelsOf(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * Shows the page in its own fonts. A page on a slow machine keeps its fallback fonts, because its own are optional;
 * after another stylesheet, Chromium uses what has arrived since.
 */
async function showOwnFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)))
    const [sheet] = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
    if (sheet === undefined) return
    const again = document.createElement('link')
    again.rel = 'stylesheet'
    again.href = `${sheet.href}?again`
    const loaded = new Promise((resolve) => again.addEventListener('load', resolve))
    document.head.append(again)
    await loaded
  })
}

/** A coarse picture of the page. */
async function takePicture(page: Page, name: string): Promise<Buffer> {
  await showOwnFonts(page)
  // Its height may change, too, while parts are loading.
  const clipOf = () =>
    page.evaluate(
      (most) => ({ x: 0, y: 0, width: innerWidth, height: Math.min(document.documentElement.scrollHeight, most) }),
      mostHeight,
    )
  let clip = await clipOf()
  const shoot = async () => {
    clip = await clipOf()
    return page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' })
  }
  let shot = await shoot()
  // Until nothing changes any more: parts may still be loading.
  for (let tries = 0; tries < 10; tries++) {
    await page.waitForTimeout(200)
    const next = await shoot()
    if (next.equals(shot)) break
    shot = next
  }
  writeFileSync(join(results, `${name}.full.png`), shot)
  const [columns, rows] = [clip.width, clip.height].map((pixels) => Math.round(pixels / scale))
  return sharp(shot).resize(columns, rows, { fit: 'fill', kernel: 'mitchell' }).png({ palette: true }).toBuffer()
}

/** The part of the pixels that differ. A picture of another height differs in what only one of them has. */
function difference(one: Picture, other: Picture): number {
  if (one.width !== other.width) return 1
  const [shared, all] = [one.height, other.height].sort((a, b) => a - b) as [number, number]
  let changed = (all - shared) * one.width
  for (let at = 0; at < shared * one.width * 3; at += 3) {
    const isChanged = [0, 1, 2].some(
      (channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > tolerance,
    )
    if (isChanged) changed += 1
  }
  return changed / (all * one.width)
}

async function look({ name, path, act }: Look, device: Device): Promise<void> {
  const page = await site.visit(path, { ...device, reducedMotion: 'reduce' })
  try {
    await act?.(page)
    const file = `${name}-${device.viewport.width}-${device.colorScheme}.png`
    const now = await takePicture(page, file)
    const expected = join(pictures, file)
    if (env.UPDATE_LOOKS) {
      mkdirSync(pictures, { recursive: true })
      writeFileSync(expected, now)
      return
    }
    writeFileSync(join(results, file), now)
    const changed = existsSync(expected) ? difference(await pixelsOf(readFileSync(expected)), await pixelsOf(now)) : 1
    expect(changed, `${file} looks different: compare test-results/looks/${file} with tests/sites/looks/`).toBeLessThan(
      allowed,
    )
  } finally {
    await page.context().close()
  }
}

for (const device of devices) {
  describe(`${device.viewport.width} px, ${device.colorScheme}`, () => {
    test.each(looks.filter(({ on = [desktop, phone] }) => on.includes(device)))('$name', (one) => look(one, device))
  })
}
