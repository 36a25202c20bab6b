import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LineCounter, parse, parseDocument, visit } from 'yaml'
import { markdownRuns } from '#lib/markdown/markdown-runs.ts'
import { type BannedWordsFile, bannedWords, bannedWordsFile, findBannedWords } from '#lib/prose/banned-words.ts'
import { lineStarts, type PlacedText, scalarText } from '#lib/prose/placed-text.ts'
import { notProse, type ProseRun, placeIn } from '#lib/prose/prose-run.ts'
import { listFiles } from '../../../scripts/disk/read-files.ts'
import { sourceComments } from '../../support/source-comments.ts'
import { sourceStrings } from '../../support/source-strings.ts'

// What contributors and readers read outside of pages follows the same list as pages. `npm run check` finds the words
// in pages, in data files, and in the texts of the API; these tests find them in everything else.
const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const banned = bannedWords(bannedWordsFile.parse(parse(read('content/banned-words.yaml'))))

/** Each diagnostic as “file:line:column “phrase”: what to write instead”. */
function shownDiagnostics(file: string, runs: readonly ProseRun[], words = banned): string[] {
  return runs.flatMap((run) =>
    findBannedWords(run.text, words).map(({ text, offset, instead }) => {
      const { line, column } = placeIn(run, offset)
      return `${file}:${line}:${column} “${text}”: ${instead}`
    }),
  )
}

function inFolder(folder: string, pattern: RegExp): string[] {
  return listFiles(join(root, folder))
    .filter((file) => pattern.test(file))
    .map((file) => (folder === '.' ? file : `${folder}/${file}`))
}

function placed(text: string): PlacedText {
  const starts = lineStarts(text)
  return {
    text,
    placeOf(offset) {
      const line = starts.findLastIndex((start) => start <= offset)
      return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
    },
  }
}

describe('project documents', () => {
  const readMe = /(?:^|\/)README\.md$/
  const rooms = ['components', 'lib', 'scripts'].flatMap((layer) => inFolder(layer, readMe))
  const documents = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', ...inFolder('docs', /\.md$/), ...rooms]
  test.each(documents)('%s', (file) => {
    expect(shownDiagnostics(file, markdownRuns(placed(read(file))))).toEqual([])
  })
})

describe('the interface and its messages', () => {
  const isTested = /\.tsx?$/
  const isLeftOut = /\.test\.tsx?$|\.d\.ts$|\/fixtures\//
  // Lists of words for search and for questions aren't sentences.
  const wordLists = ['lib/search/words/stop-words.ts', 'lib/assistant/question.ts']
  const folders = ['app', 'components', 'lib', 'schema', 'scripts', 'site']
  test.each(folders)('strings of %s', (folder) => {
    const files = inFolder(folder, isTested).filter((file) => !isLeftOut.test(file) && !wordLists.includes(file))
    expect(files.length).toBeGreaterThan(0)
    expect(files.flatMap((file) => shownDiagnostics(file, sourceStrings(file, read(file))))).toEqual([])
  })

  test.each(['site.config.ts', 'env.ts', 'content-store.ts', 'scripts/run.mjs', 'scripts/install-packages.mjs'])(
    'strings of %s',
    (file) => expect(shownDiagnostics(file, sourceStrings(file, read(file)))).toEqual([]),
  )
})

describe('comments', () => {
  // Right where code is described: it has texts, programs, and values that may be missing.
  const rightInCode = ['a program', 'a text', 'figures', 'just', 'may not', 'moments', 'texts', 'that may find']
  const onlyInCode: BannedWordsFile = {
    '(?:colour|licence|neighbour)\\p{L}*': { instead: 'Write “color”, “license”, “neighbor”.' },
    'all else': { instead: 'Write “everything else”.' },
    'stands?': { instead: 'Write “is”, “appears”, or “goes”.', except: ['stands? (?:in|out)'] },
  }
  const words = [
    ...banned.filter((entry) => rightInCode.every((phrase) => findBannedWords(phrase, [entry]).length === 0)),
    ...bannedWords(onlyInCode),
  ]
  const commentsOf = (file: string, text: string): string[] => {
    // Most sources have none of the words, and are not parsed.
    const lines = text.replace(/^\s*(?:\*|\/\/)/gm, '').replace(/`[^`\n]*`/g, notProse)
    if (findBannedWords(lines, words).length === 0) return []
    return shownDiagnostics(file, sourceComments(file, text), words)
  }

  test.each(['app', 'bench', 'components', 'lib', 'schema', 'scripts', 'site', 'tests'])('of %s', (folder) => {
    const files = inFolder(folder, /\.(?:tsx?|mjs)$/).filter(
      (file) => !/\/(?:\.cache|fixtures|node_modules)\//.test(file),
    )
    expect(files.length).toBeGreaterThan(0)
    expect(files.flatMap((file) => commentsOf(file, read(file)))).toEqual([])
  })

  test('are read with their places', () => {
    const source = [
      '/** Sent anew. @example f(`of yours`) */',
      "const a = 'of yours' // It is",
      '// no page, and `stands`.',
      '/**',
      ' * One',
      ' * stands below. @see All else',
      ' * @example shall(a)',
      ' */',
      'const b = <p>/* seldom */ {/* seldom */}</p>',
    ]
    expect(commentsOf('a.tsx', source.join('\n'))).toEqual([
      'a.tsx:1:10 “anew”: Write “again” or “from scratch”.',
      'a.tsx:2:28 “is no page”: Write “isn’t a …”.',
      'a.tsx:6:4 “stands below”: Write “is”, “appears”, “is listed”, or “goes”.',
      'a.tsx:6:4 “stands”: Write “is”, “appears”, or “goes”.',
      'a.tsx:9:31 “seldom”: Write “fix”, “rarely”, “distort”.',
    ])
  })
})

describe('data files', () => {
  // The list itself quotes what it finds, and synonyms are what readers type.
  const files = inFolder('content', /^[^/]+\.yaml$/).filter(
    (file) => !/banned-words|everyday-words|questions|synonyms/.test(file),
  )
  test.each([...files, ...inFolder('site', /\.yaml$/)])('%s', (file) => {
    const text = read(file)
    const counter = new LineCounter()
    const runs: ProseRun[] = []
    visit(parseDocument(text, { lineCounter: counter }), {
      Scalar(key, node) {
        const scalar = key === 'key' ? undefined : scalarText(text, counter, node)
        if (scalar !== undefined && /\s/.test(scalar.text)) runs.push(...markdownRuns(scalar))
      },
    })
    expect(shownDiagnostics(file, runs)).toEqual([])
  })
})

describe('strings of a source', () => {
  const texts = (source: string, file = 'a.tsx') =>
    sourceStrings(file, source).map(({ text }) => text.replace(/\s+/g, ' ').trim())

  test.each([
    ["throw new Error('It isn\\'t a page.')", ["It isn't a page."]],
    ['fail(`There is no ${kind} ${name}.`)', ['There is no \uFFFC \uFFFC.']],
    ["say('Run `npm test` in {product}.')", ['Run \uFFFC in \uFFFC.']],
    ["import a from 'two words'; const id = 'main'; type B = 'a thing'", []],
    ['find(\':scope > button\'); <p className="a b">x</p>', []],
    ['<p>Read <b>this page</b> in <code>a b</code> {n} times.</p>', ['Read this page in \uFFFC \uFFFC times.']],
    ['<p>Read <a title="All the pages">it</a></p>', ['Read it', 'All the pages']],
    ['<b>{open ? "Close the menu" : "Open the menu"}</b>', ['Close the menu', 'Open the menu']],
  ])('%s', (source, expected) => {
    expect(texts(source)).toEqual(expected)
  })

  test('have their places', () => {
    const source = 'const a = 1\n\nfail(`${a} of\n  the pages shall go`)\n'
    expect(shownDiagnostics('a.ts', sourceStrings('a.ts', source))).toEqual([
      'a.ts:4:13 “shall”: Write “must”, “should”, or the plain present.',
    ])
  })
})
