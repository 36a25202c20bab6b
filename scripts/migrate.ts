import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import siteConfig from '../site.config.ts'
import { readCommandLine } from './disk/command-line.ts'
import { listFiles } from './disk/read-files.ts'
import { copyIfChanged, writeTextIfChanged } from './disk/write-file.ts'
import { migrateSite } from './migrate/migrate-site.ts'
import { countHints, formatNote, notesAsMarkdown } from './migrate/notes.ts'

// `npm run migrate -- ../old-site`: writes content for this engine from a Docusaurus project, which it only reads.
const usage =
  'Usage: npm run migrate -- <Docusaurus folder> [--to content] [--url https://old.example] [--force] [--format json]'

function fail(message: string): never {
  console.error(`${message}\n${usage}`)
  process.exit(2)
}

function readOptions() {
  const options = {
    to: { type: 'string' },
    url: { type: 'string' },
    force: { type: 'boolean' },
    format: { type: 'string' },
  } as const
  const read = readCommandLine(process.argv.slice(2), options, usage)
  if (typeof read === 'string') return fail(read)
  const { values, positionals } = read
  const [folder, ...others] = positionals
  if (folder === undefined || others.length > 0) return fail('Name one folder.')
  if (!existsSync(folder)) return fail(`There is no folder ${folder}.`)
  if (values.format !== undefined && values.format !== 'json') return fail(`“${values.format}” is not a format.`)
  const urls = typeof values.url === 'string' ? values.url.split(',') : []
  const wrong = urls.find((url) => !/^https?:\/\//.test(url) || !URL.canParse(url))
  if (wrong !== undefined) return fail(`“${wrong}” is not a URL. It starts with “https://”.`)
  return {
    folder,
    urls,
    to: resolve(String(values.to ?? 'content')),
    force: values.force === true,
    isJson: values.format === 'json',
  }
}

const { folder, urls, to, force, isJson } = readOptions()
if (!force && listFiles(to).length > 0) fail(`${to} isn’t empty; nothing was written. --force writes into it anyway.`)
if (`${to}/`.startsWith(`${resolve(folder)}/`))
  fail(`${to} is inside of the folder to migrate, which is never changed.`)
const { texts, files, pages, notes } = await migrateSite(folder, urls, siteConfig.code?.languages)
if (pages === 0) fail(`There are no pages in ${folder}.`)
const site = dirname(to)
const place = (path: string) =>
  path.startsWith('content/') ? join(to, path.slice('content/'.length)) : join(site, path)
for (const [path, text] of texts) writeTextIfChanged(place(path), text)
for (const [path, file] of files) copyIfChanged(file, place(path))
writeTextIfChanged(join(site, 'migration.md'), notesAsMarkdown(notes, pages))
if (isJson) console.log(JSON.stringify({ pages, notes }, undefined, 2))
else {
  const isShort = notes.length <= 50
  for (const note of isShort ? notes : []) console.error(formatNote(note))
  if (!isShort) for (const [hint, count] of countHints(notes)) console.error(`${count} × ${hint}`)
  console.log(
    `${pages} pages migrated to ${to}. ${notes.length} places need a look; ${join(site, 'migration.md')} lists them. Next: npm run check`,
  )
}
