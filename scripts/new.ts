import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type ScaffoldedPage, scaffoldKinds, scaffoldPage } from '#lib/content/scaffold-page.ts'
import { writeTextIfChanged } from './disk/write-file.ts'
import { createConfigReader } from './read/read-config.ts'
import { readLists } from './read/read-lists.ts'

// `npm run new -- guide "Title"`: writes a page that passes every check.
const root = process.cwd()
const { config } = await createConfigReader()(root)
const kinds = scaffoldKinds(config.pageKinds)
const usage = `Usage: npm run new -- ${kinds.join('|')} "Title" [--path /folder/name] [--theme name]`

function fail(message: string): never {
  console.error(`${message}\n${usage}`)
  process.exit(2)
}

function readArguments() {
  try {
    return parseArgs({
      args: process.argv.slice(2),
      options: { path: { type: 'string' }, theme: { type: 'string' } },
      allowPositionals: true,
    })
  } catch (error) {
    return fail((error as Error).message)
  }
}

function createPage(): ScaffoldedPage {
  const { values, positionals } = readArguments()
  const [name, title, ...others] = positionals
  const kind = kinds.find((scaffoldKind) => scaffoldKind === name)
  if (kind === undefined) return fail(name === undefined ? 'Name a kind of page.' : `“${name}” is not a kind of page.`)
  if (title === undefined) return fail('Name a title.')
  if (others.length > 0) return fail('Put the title in quotes.')
  const { themes } = readLists(root, [])
  const isListed = kind === 'guide' || kind in (config.pageKinds.more ?? {})
  const { path, theme = themes[0] } = values
  if (isListed && themes.length > 0 && theme !== undefined && !themes.includes(theme)) {
    return fail(`“${theme}” is not a theme. Use one of: ${themes.join(', ')}.`)
  }
  if (isListed && values.theme === undefined && theme !== undefined) {
    console.log(`The ${kind} is listed under “${theme}”; --theme sets another: ${themes.join(', ')}.`)
  }
  try {
    return scaffoldPage({ kind, title, path, theme: themes.length === 0 ? undefined : theme, kinds: config.pageKinds })
  } catch (error) {
    if (error instanceof RangeError) return fail(error.message)
    throw error
  }
}

const { contentPath, text, sidebarEntry } = createPage()
const markdownVersions = [contentPath, contentPath.replace(/\.mdx$/, '.md')].map((path) => join(root, 'content', path))
if (markdownVersions.some((path) => existsSync(path)))
  fail(`content/${contentPath} already exists; nothing was written.`)
writeTextIfChanged(join(root, 'content', contentPath), text)
console.log(
  `content/${contentPath} written. Add it to content/sidebars.yaml where readers look for it:\n\n  ${sidebarEntry}`,
)
