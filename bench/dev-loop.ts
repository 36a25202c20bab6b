import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runDevServer } from '../tests/sites/run-dev-server.ts'
import { median, quantile } from './measuring/statistics.ts'
import { whenShown } from './measuring/when-shown.ts'
import { layOutSyntheticSite } from './synthetic/lay-out-synthetic-site.ts'

// From a saved edit to the changed text in the browser's document, on a site of 1,000 pages.
// Run: npm run bench -- dev-loop [pages]
const pages = Number(process.argv[2] ?? 1000)
const rounds = 12

const root = layOutSyntheticSite(process.cwd(), pages)
const file = join(root, 'content/section-0/page-3.md')
const original = readFileSync(file, 'utf8')
const server = await runDevServer(root)
try {
  const page = await server.browser.newPage()
  await page.goto(`${server.url}/section-0/page-3/`)
  await page.locator('.theme-switch[title]').waitFor()
  const edits: number[] = []
  const errors: number[] = []
  for (let round = 0; round < rounds; round++) {
    const text = `Saved in round ${round}.`
    let startedAt = performance.now()
    writeFileSync(file, `${original}\n${text}\n`)
    await whenShown(page, 'p', new RegExp(text))
    edits.push(performance.now() - startedAt)

    startedAt = performance.now()
    writeFileSync(file, `${original}\n[Nowhere](/nowhere-${round}).\n`)
    await whenShown(page, '[role=alert]', new RegExp(`/nowhere-${round}\\b`))
    errors.push(performance.now() - startedAt)
  }
  // The first round warms the server up.
  const row = (name: string, times: readonly number[]) =>
    `| ${name} | ${Math.round(median(times.slice(1)))} | ${Math.round(quantile(times.slice(1), 0.95))} |`
  console.log(`| ${pages} pages, ms from save to seen | median | p95 |\n|---|---|---|`)
  console.log(row('an edit', edits))
  console.log(row('an error', errors))
} finally {
  await server.close()
}
