import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, test } from 'vitest'
import { visit } from '#lib/markdown/visit.ts'

// What contributors read refers to files, headings, and sections. These tests find what isn't there.

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))
const projectFiles = new Set(files)
const folders = new Set(
  files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(0, index).join('/'))),
)
const baseNames = new Set(files.map((file) => posix.basename(file)))

const isDocument = (file: string) => /^(?:[A-Z]+\.md|(?:docs|lib|components|scripts|bench)\/.*\.md)$/.test(file)
const documents = files.filter((file) => isDocument(file) && !/fixtures|node_modules/.test(file))

const markdown = unified().use(remarkParse).use(remarkGfm)

interface Document {
  links: string[]
  /** Code in running text. */
  words: string[]
  anchors: Set<string>
}

function read(file: string): Document {
  const document: Document = { links: [], words: [], anchors: new Set() }
  const slugger = new GithubSlugger()
  const tree: Root = markdown.parse(readFileSync(file, 'utf8'))
  visit(tree, 'link', ({ url }) => {
    document.links.push(url)
  })
  visit(tree, 'inlineCode', ({ value }, index, parent) => {
    const next = parent?.children[(index ?? 0) + 1]
    // A file that a recipe lets its reader create.
    if (next?.type === 'text' && /^\s\(new\)/.test(next.value)) return
    document.words.push(value)
  })
  visit(tree, 'heading', (node) => {
    document.anchors.add(slugger.slug(textOf(node)))
  })
  return document
}

const parsedDocuments = new Map<string, Document>()
function documentAt(file: string): Document {
  const document = parsedDocuments.get(file) ?? read(file)
  parsedDocuments.set(file, document)
  return document
}

/** What is wrong with a link; undefined if nothing is. Other sites aren't asked. */
function brokenLink(file: string, url: string): string | undefined {
  if (/^[a-z]+:/.test(url)) return undefined
  const [path = '', anchor] = url.split('#')
  const target = path === '' ? file : posix.join(posix.dirname(file), path).replace(/\/$/, '')
  if (!projectFiles.has(target) && !folders.has(target)) return `${url}: no file`
  if (anchor === undefined || documentAt(target).anchors.has(anchor)) return undefined
  return `${url}: no heading`
}

describe('links of documents', () => {
  test.each(documents)('%s', (file) => {
    const { links } = documentAt(file)
    expect(links.flatMap((url) => brokenLink(file, url) ?? [])).toEqual([])
  })

  test('CONTRIBUTING and each decision are reached from the README', () => {
    const reached = new Set(['README.md'])
    for (const file of reached) {
      for (const url of documentAt(file).links) {
        const target = posix.join(posix.dirname(file), url.replace(/#.*/, ''))
        if (documents.includes(target)) reached.add(target)
      }
    }
    expect(documents.filter((file) => !file.startsWith('bench/') && !reached.has(file))).toEqual([])
  })
})

describe('files that documents name', () => {
  // These show made-up paths to writers, or are printed from sources.
  const others = ['CHANGELOG.md', 'docs/writing.md', 'docs/screens.md', 'docs/portal-facts.md', 'docs/checks.md']
  const source = /^(?:app|bench|components|docs|lib|schema|scripts|site\/objects|tests)\/[\w./[\]()-]*\w\.\w+$/
  const folder = /^(?:app|bench|components|docs|lib|schema|scripts|site\/objects|tests)\/(?:[\w-]+\/)*$/
  /** One `*` or several, each for a part of a name. */
  const pattern = /^(?:app|bench|components|docs|lib|schema|scripts|site\/objects|tests)\/[\w./-]*\*[\w./*-]*$/
  /** What another site replaces or leaves out. */
  const own = /^(?:site\/objects|tests\/own)\//
  const isThere = (word: string) => {
    const [ownFolder] = own.exec(word) ?? []
    if (ownFolder !== undefined && !folders.has(ownFolder.slice(0, -1))) return true
    if (source.test(word)) return projectFiles.has(word)
    if (pattern.test(word)) {
      const matching = new RegExp(`^${word.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
      return files.some((file) => matching.test(file))
    }
    if (folder.test(word)) return folders.has(word.slice(0, -1))
    return !/^[\w-]+\.(?:test\.)?(?:tsx?|mjs)$/.test(word) || baseNames.has(word)
  }

  test.each(documents.filter((file) => !others.includes(file)))('%s', (file) => {
    expect(documentAt(file).words.filter((word) => !isThere(word))).toEqual([])
  })

  test('those that are missing are found', () => {
    const missing = ['lib/none.ts', 'lib/none/', 'none.ts', 'lib/none/*.ts', 'lib/config/*.none.ts']
    const present = ['lib/config/', 'tokens.ts', 'lib/config/tokens.ts', 'lib/config/*.test.ts', 'a/b', 'npm']
    expect([...missing, ...present].filter((word) => !isThere(word))).toEqual(missing)
  })
})

test('each word of docs/glossary.md names the file where it is defined', () => {
  const rows = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| (?!Word|-)(.+?) \| .* \| (.+?) \|$/gm)]
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter(([, , file = '']) => !projectFiles.has(file.slice(1, -1))).map(([, word]) => word)).toEqual([])
})

describe('docs/specification.md', () => {
  const text = readFileSync('docs/specification.md', 'utf8')
  const sections = new Map(
    text.split(/^#{2,3} (?=\d)/m).map((section) => [/^[\d.]+\d|^\d/.exec(section)?.[0] ?? '', section]),
  )
  const isSource = (file: string) =>
    /^(?:app|components|docs|lib|schema|scripts|tests)\/.*\.(?:tsx?|mjs|css|md)$/.test(file)
  // “section 2.14”, and the part of the section that follows in quotes, if there is one.
  const citation = /specification,? section (\d(?:\.\d+)?)(?:, “([^”]+)”)?/g
  const citations = files
    .filter((file) => isSource(file) && file !== 'tests/tooling/documents.test.ts')
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(citation)].map(([, number = '', part]) => ({ file, number, part })),
    )

  test('has each section that is cited', () => {
    expect(citations.length).toBeGreaterThan(20)
    expect(citations.filter(({ number }) => !sections.has(number))).toEqual([])
  })

  test('has each part of a section that is cited', () => {
    const named = citations.filter(({ part }) => part !== undefined)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(({ number, part }) => !sections.get(number)?.includes(`**${part}.**`))).toEqual([])
  })

  test('refers to sections that it has', () => {
    const own = [...text.matchAll(/[Ss]ection (\d(?:\.\d+)?)/g)].map(([, number = '']) => number)
    expect(own.filter((number) => !sections.has(number))).toEqual([])
  })
})

describe('docs/decisions', () => {
  const records = documents.filter((file) => /^docs\/decisions\/\d/.test(file))
  const index = readFileSync('docs/decisions/README.md', 'utf8')

  test('are numbered without a gap', () => {
    expect(records.map((file) => Number(/\d+/.exec(file)?.[0]))).toEqual(records.map((_, at) => at + 1))
  })

  test.each(records)('%s has its parts and is in the index', (file) => {
    const text = readFileSync(file, 'utf8')
    const [, number, title] = /^# (\d+)\. (.+)\n\nStatus: (?:accepted|replaced by .+)/.exec(text) ?? []
    expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Consequence'])
    expect(text.split('\n').length).toBeLessThanOrEqual(41)
    expect(index).toContain(`| [${number}](${posix.basename(file)}) | ${title} |`)
  })
})
