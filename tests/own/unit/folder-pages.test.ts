import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { routeOfFile } from '#lib/pages/route.ts'
import { listFiles } from '../../../scripts/disk/read-files.ts'

// On a phone, the pages of a folder are in a menu that few readers open, so the folder's page has to mention them all.

const folder = join(process.cwd(), 'content')
const sources = listFiles(folder).filter((file) => /\.mdx?$/.test(file) && !file.startsWith('partials/'))
const routeOf = (file: string) => routeOfFile(file, {}).route
const isIndex = (file: string) => /(?:^|\/)index\.mdx?$/.test(file)
/** Home leads to sections, and is not a list of pages. */
const folderPages = sources.filter((file) => isIndex(file) && dirname(file) !== '.')

/** The pages right below a folder's page that its source does not link to. */
function unmentioned(page: string, source: string): string[] {
  const links = new Set([...source.matchAll(/(?:\]\(|href=")(\/[^)#?"\s]*)/g)].map(([, href]) => href))
  return sources.map(routeOf).filter((route) => dirname(route) === routeOf(page) && !links.has(route))
}

test('what a folder’s page doesn’t mention is found', () => {
  const page = 'scorecards/manage-using-3rd-party-apps/index.mdx'
  const text = '[Slack](/scorecards/manage-using-3rd-party-apps/slack#set-up)'
  expect(unmentioned(page, '')).toContain('/scorecards/manage-using-3rd-party-apps/slack')
  expect(unmentioned(page, text)).not.toContain('/scorecards/manage-using-3rd-party-apps/slack')
})

test('each folder’s page mentions all pages right below it', () => {
  expect(folderPages.length).toBeGreaterThan(20)
  expect(
    folderPages
      .map((file) => ({ file, missing: unmentioned(file, readFileSync(join(folder, file), 'utf8')) }))
      .filter(({ missing }) => missing.length > 0),
  ).toEqual([])
})
