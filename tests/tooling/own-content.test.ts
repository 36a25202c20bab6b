import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/disk/read-files.ts'

// Another team replaces content, configuration, and specification. Tests of the engine must not notice.

const folders = ['lib', 'components', 'scripts', 'bench', 'tests/tooling', 'tests/diagnostics']
/** Imports the configuration, or opens a file below `content/` or the specification, from the project's root. */
const readsSite =
  /from '[./]+\/site\.config\.ts'|(?:readFileSync|readTextIfExists|listFiles|readdirSync)\((?:join\((?:root|project|process\.cwd\(\)), )?'(?:content|apispec|site\.config|site\/objects)/

function readersIn(folder: string): string[] {
  return listFiles(folder)
    .map((file) => `${folder}/${file}`)
    .filter((file) => file !== 'tests/tooling/own-content.test.ts' && /\.test\.tsx?$/.test(file))
    .filter((file) => readsSite.test(readFileSync(file, 'utf8')))
}

test.each(folders)('no test in %s reads the site’s own content', (folder) => {
  expect(readersIn(folder)).toEqual([])
})

test.each([
  "import site from '../../site.config.ts'",
  "listFiles('content')",
  "readFileSync('site/objects/kinds.yaml', 'utf8')",
  "readFileSync(join(root, 'apispec.yaml'), 'utf8')",
])('%s is found', (line) => {
  expect(line).toMatch(readsSite)
})
