import { basename } from 'node:path'

/** A diagnostic that a case expects, `12:3 error broken-link`, in its file. */
interface ExpectedDiagnostic {
  file: string
  place: string
  code: string
}

/** A small site with errors, as one file of `cases/` describes it. */
export interface DiagnosticCase {
  name: string
  /** Folders of the project that the site also has. */
  folders: string[]
  /** Texts by path from the site's root, without the marks. */
  files: Record<string, string>
  expectedDiagnostics: ExpectedDiagnostic[]
  /** How many places look like an error and are none. */
  silentPlaces: number
}

const config = `export default {
  brand: 'lantern',
  product: 'Lantern',
  hosts: { app: 'app.lantern.example', api: 'api.lantern.example' },
  url: 'https://docs.lantern.example',
}
`

const fileHeader = /^-- (\S+) --\n/m
const mark = /⟦(?:(error|warning) ([a-z-]+)|silent)⟧/

/** Frontmatter without error, like that of no other page of the case. */
function frontmatter(number: number): string {
  return `---
title: Case ${number}
description: Case ${number} of the corpus has an error or its correct counterpart and nothing else that a reader could use
kind: concept
---`
}

/** Takes the marks out of a text, the first one first, so that each is counted without the others. */
function readMarks(marked: string): {
  text: string
  expectedDiagnostics: Omit<ExpectedDiagnostic, 'file'>[]
  silentPlaces: number
} {
  const expectedDiagnostics: Omit<ExpectedDiagnostic, 'file'>[] = []
  let silentPlaces = 0
  let text = marked
  for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
    const before = text.slice(0, found.index).split('\n')
    const [, severity, code] = found
    if (code === undefined) silentPlaces += 1
    else
      expectedDiagnostics.push({
        place: `${before.length}:${(before.at(-1) as string).length + 1} ${severity} ${code}`,
        code,
      })
    text = text.slice(0, found.index) + text.slice(found.index + found[0].length)
  }
  return { text, expectedDiagnostics, silentPlaces }
}

/** The URL of a page, as a link names it. */
function addressOf(path: string): string {
  return path.replace(/^content/, '').replace(/(?:\/index)?\.mdx?$/, '')
}

/** A home page that links to every other page, so none of them is an orphan. */
function homePage(paths: readonly string[]): string {
  const pages = paths.filter((path) => /^content\/(?!(?:snippets|partials)\/).*\.mdx?$/.test(path))
  return `${frontmatter(0)}\n${pages.map((path) => `- [A page](${addressOf(path)})\n`).join('')}`
}

/**
 * Reads a case: files in the form of txtar, each below a line `-- path --`. Text before the first is for readers,
 * but for lines `with folder`. A mark is right before the place that it is about:
 *
 * - `⟦error code⟧` and `⟦warning code⟧`: an error that must be found there;
 * - `⟦silent⟧`: what looks like an error and is none;
 * - `⟦page⟧`: the frontmatter of a page without error;
 * - `⟦crlf⟧`, `⟦bom⟧`: the file has such ends of lines, or begins with a byte-order mark.
 *
 * A case without a home page or a configuration gets one that has no error.
 * @see https://pkg.go.dev/golang.org/x/tools/txtar
 */
export function readCase(path: string, source: string): DiagnosticCase {
  const [comment = '', ...parts] = source.split(fileHeader)
  const diagnosticCase: DiagnosticCase = {
    name: basename(path, '.txtar'),
    folders: [...comment.matchAll(/^with (\S+)$/gm)].map(([, folder]) => folder as string),
    files: {},
    expectedDiagnostics: [],
    silentPlaces: 0,
  }
  for (let index = 0; index < parts.length; index += 2) {
    const [file, marked] = parts.slice(index, index + 2) as [string, string]
    if (file in diagnosticCase.files) throw new Error(`${path} has the file ${file} twice.`)
    const whole = marked.replace('⟦page⟧', frontmatter(index / 2 + 1))
    const isCrlf = whole.includes('⟦crlf⟧')
    const hasBom = whole.includes('⟦bom⟧')
    const { text, expectedDiagnostics, silentPlaces } = readMarks(whole.replace(/⟦(?:crlf|bom)⟧/g, ''))
    const [wrong] = /⟦[^⟧]*⟧/.exec(text) ?? []
    if (wrong !== undefined) throw new Error(`${path} has the unknown mark ${wrong} in ${file}.`)
    diagnosticCase.files[file] = `${hasBom ? '\uFEFF' : ''}${isCrlf ? text.replaceAll('\n', '\r\n') : text}`
    diagnosticCase.expectedDiagnostics.push(
      ...expectedDiagnostics.map((expectedDiagnostic) => ({ file, ...expectedDiagnostic })),
    )
    diagnosticCase.silentPlaces += silentPlaces
  }
  diagnosticCase.files['site.config.ts'] ??= config
  if (!Object.keys(diagnosticCase.files).some((file) => /^content\/index\.mdx?$/.test(file))) {
    diagnosticCase.files['content/index.md'] = homePage(Object.keys(diagnosticCase.files))
  }
  return diagnosticCase
}
