import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runDevServer } from '../tests/sites/run-dev-server.ts'
import { median, quantile } from './measuring/statistics.ts'
import { whenShown } from './measuring/when-shown.ts'
import { layOutSyntheticSite } from './synthetic/lay-out-synthetic-site.ts'

// From a saved edit to the changed text in the browser's document, on a site of 1,000 pages with an API.
// Run: npm run bench -- dev-loop [pages]
const pages = Number(process.argv[2] ?? 1000)
const rounds = 12
/** These concern the whole site, so they take longer. */
const wholeRounds = 5

const specification = (text: string) => `openapi: 3.1.0
info: { title: Things, version: '1', description: Calls for things. }
servers: [{ url: https://api.example.com }]
paths:
  /things:
    get:
      operationId: get-a-thing
      summary: Get a thing
      description: ${text}
      tags: [Things]
      responses:
        '204': { description: There is nothing. }
`

const root = layOutSyntheticSite(process.cwd(), pages)
const file = join(root, 'content/section-0/page-3.md')
const original = readFileSync(file, 'utf8')
const config = join(root, 'site.config.ts')
const settings = readFileSync(config, 'utf8')
const copyright = /copyright: .*/
if (!copyright.test(settings)) throw new Error('The configuration has no line “copyright: …” to edit.')
const spec = join(root, 'apispec.yaml')
writeFileSync(spec, specification('Before the first round.'))
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
  // Without the last error.
  writeFileSync(file, original)
  const configurations: number[] = []
  for (let round = 0; round < wholeRounds; round++) {
    const startedAt = performance.now()
    writeFileSync(config, settings.replace(copyright, `copyright: 'Owner ${round}',`))
    await whenShown(page, 'footer', new RegExp(`Owner ${round}`))
    configurations.push(performance.now() - startedAt)
  }
  await page.goto(`${server.url}/api-reference/get-a-thing/`)
  await whenShown(page, 'p', /Before the first round/)
  const specifications: number[] = []
  for (let round = 0; round < wholeRounds; round++) {
    const startedAt = performance.now()
    writeFileSync(spec, specification(`Described in round ${round}.`))
    await whenShown(page, 'p', new RegExp(`Described in round ${round}`))
    specifications.push(performance.now() - startedAt)
  }
  // The first round warms the server up.
  const row = (name: string, times: readonly number[]) =>
    `| ${name} | ${Math.round(median(times.slice(1)))} | ${Math.round(quantile(times.slice(1), 0.95))} |`
  console.log(`| ${pages} pages, ms from save to seen | median | p95 |\n|---|---|---|`)
  console.log(row('an edit', edits))
  console.log(row('an error', errors))
  console.log(row('a change of the configuration', configurations))
  console.log(row('a change of the API specification', specifications))
} finally {
  await server.close()
}
