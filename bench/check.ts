import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../scripts/disk/read-files.ts'
import { layOutSite, runCommand } from '../tests/sites/lay-out-site.ts'

// `npm run check` over the whole content and over ten times as many pages, with and without the cache of a run before.
// Run: npm run bench -- check

const project = process.cwd()

/** The project's content, with several copies of each page, next to the page so they have the same type. */
function multipliedContent(times: number): string {
  const folder = join(project, '.cache/bench', `content-times-${times}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(join(project, 'content'), folder, { recursive: true })
  for (const file of listFiles(folder)) {
    if (!/\.mdx?$/.test(file) || file.startsWith('snippets/')) continue
    for (let copy = 1; copy < times; copy++) {
      cpSync(join(folder, file), join(folder, file.replace(/(\.mdx?)$/, `-copy-${copy}$1`)))
    }
  }
  return folder
}

function timeCheck(root: string): number {
  const startedAt = performance.now()
  const { exitCode, stderr } = runCommand('check', root)
  if (exitCode !== 0) throw new Error(`The content has errors:\n${stderr}`)
  return (performance.now() - startedAt) / 1000
}

const rows = [1, 10].map((times) => {
  const root = layOutSite(`check-${times}`, {
    content: multipliedContent(times),
    config: readFileSync(join(project, 'site.config.ts'), 'utf8'),
  })
  const pages = listFiles(join(root, 'content')).filter((file) => /\.mdx?$/.test(file) && !file.startsWith('snippets/'))
  return { pages: pages.length, cold: timeCheck(root), warm: timeCheck(root) }
})
console.log('| pages | first check, s | again, s | again ÷ first |\n|---|---|---|---|')
for (const { pages, cold, warm } of rows) {
  console.log(`| ${pages} | ${cold.toFixed(1)} | ${warm.toFixed(1)} | ${(warm / cold).toFixed(2)} |`)
}
