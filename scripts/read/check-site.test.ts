import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkProse } from '#lib/checks/prose.ts'
import { readFrontmatter } from '#lib/content/frontmatter.ts'
import { formatDiagnostic } from '#lib/diagnostics/format.ts'
import type { BannedWordsFile } from '#lib/prose/banned-words.ts'
import { createTestCompiler, testTokens } from '../../tests/support/test-compiler.ts'
import { createProseReader } from './check-site.ts'

const compile = createTestCompiler()
const read = createProseReader()

interface Rules {
  words?: string
  banned?: BannedWordsFile
  labels?: string[]
}

async function diagnosticsOf(sources: Readonly<Record<string, string>>, rules: Rules = {}) {
  const texts = await Promise.all(
    Object.entries(sources).map(async ([name, text]) => {
      const file = `content/${name}`
      const { prose } = readFrontmatter(file, text, z.object({}), testTokens)
      return { file, prose: [...prose, ...(await compile({ file, text })).prose] }
    }),
  )
  return checkProse(read({ texts, words: '', banned: {}, labels: [], ...rules }))
}

/** The diagnostics of one page as a terminal shows them. */
async function shownDiagnostics(text: string, rules: Rules = {}): Promise<string> {
  const diagnostics = await diagnosticsOf({ 'page.mdx': text }, rules)
  const sourceOf = (file: string) => (file === 'content/words.txt' ? rules.words : text)
  return `\n${diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, { color: false, sourceOf })).join('\n')}\n`
}

const words = async (text: string, list = '') =>
  (await diagnosticsOf({ 'page.mdx': text }, { words: list }))
    .filter(({ code }) => code === 'spelling')
    .map(({ column, message }) => `${column} ${message}`)

describe('spelling', () => {
  test('reports the location and the most similar word', async () => {
    expect(await shownDiagnostics('In {product} you **recieve** a webhook.')).toMatchInlineSnapshot(`
      "
      content/page.mdx:1:20  spelling (warning)
        “recieve” is not a word of American English.  Did you mean “receive”? If the word is right, add it to content/words.txt.
          > 1 | In {product} you **recieve** a webhook.
              |                    ^
      "
    `)
  })

  test('without a similar word', async () => {
    expect(await shownDiagnostics('The xyzzyplugh is here.')).toMatchInlineSnapshot(`
      "
      content/page.mdx:1:5  spelling (warning)
        “xyzzyplugh” is not a word of American English.  Correct it, or add it to content/words.txt.
          > 1 | The xyzzyplugh is here.
              |     ^
      "
    `)
  })

  test.each([
    ['The colour of an organisation', ['1:5 color', '1:18 organization']],
    ['The team’s enviroment', ['1:12 environment']],
    ['In london on monday', ['1:4 London', '1:14 Monday']],
    ['## Recieve\n\n| Wrods |\n|---|\n| a |', ['1:4 Receive', '3:3 Words']],
    ['<Video src="/images/tour.mp4" title="A tuor" captions="/images/tour.vtt" />', ['1:40 tour']],
  ])('of %j', async (text, expected) => {
    const wrong = await diagnosticsOf({ 'page.mdx': text })
    expect(wrong.map(({ line, column, hint }) => `${line}:${column} ${/“(.*?)”/.exec(hint ?? '')?.[1]}`)).toEqual(
      expected,
    )
  })

  test.each([
    'A webhook, its webhooks, a namespace, a repo and Kubernetes, London’s config and JSON.',
    "It isn’t what you’d say, it’s what they’re told; don't.",
    'Set userInputs, my_value, `recieve`, /v1/recieve and values.yml to v2 in {product}.',
    'The organization’s color, behavior and catalog, on Monday in London.',
  ])('nothing is wrong in %j', async (text) => {
    expect(await words(text)).toEqual([])
  })

  test('a word of the site’s list is right; a name keeps its letters', async () => {
    expect(await words('Pulumi upserts subprocessors. Subprocessors!', 'Pulumi\nsubprocessors\n')).toEqual([])
    expect(await words('Use dependabot')).toEqual([])
    expect(await words('Use dependabot', 'Dependabot\n')).toHaveLength(1)
    expect(await words('Use GitHuB', 'GitHub\n')).toHaveLength(1)
    const [wrong] = await diagnosticsOf({ 'page.mdx': 'The pulumi and the Github' }, { words: 'GitHub\nPulumi\n' })
    expect(`${wrong?.message} ${wrong?.hint}`).toMatchInlineSnapshot(
      `"The name “pulumi” is capitalized differently. Write “Pulumi”."`,
    )
  })

  test('the words of a name of several words are right in it, and nowhere else', async () => {
    const text = 'Xyzzy Plugh and\nXyzzy\nPlugh, and xyzzy'
    expect(await words(text, 'Xyzzy Plugh\n')).toEqual(['12 “xyzzy” is not a word of American English.'])
  })

  test('of two equally similar words, the one that the site uses is meant', async () => {
    const hintOf = async (text: string) => (await diagnosticsOf({ 'a.mdx': 'A descripton.', 'b.mdx': text }))[0]?.hint
    expect(await hintOf('The description.')).toContain('“description”')
    expect(await hintOf('The descriptor.')).toContain('“descriptor”')
  })
})

describe('words to avoid', () => {
  const banned = { simply: { instead: 'Leave it out.' }, "that's it": { instead: 'End with the result.' } }

  test('are reported with what to write instead', async () => {
    expect(await shownDiagnostics('In {product}, Simply\nrun it. That’s\nit!', { banned })).toMatchInlineSnapshot(`
      "
      content/page.mdx:1:15  banned-word (warning)
        “Simply” is on the list of words to avoid.  Leave it out.
          > 1 | In {product}, Simply
              |               ^
            2 | run it. That’s
      content/page.mdx:2:9  banned-word (warning)
        “That’s it” is on the list of words to avoid.  End with the result.
            1 | In {product}, Simply
          > 2 | run it. That’s
              |         ^
            3 | it!
      "
    `)
  })

  test('are allowed in code', async () => {
    expect(await diagnosticsOf({ 'page.mdx': '`simply`\n\n```text\nsimply\n```' }, { banned })).toEqual([])
  })
})

describe('headings', () => {
  test('in title case', async () => {
    expect(await shownDiagnostics('## Set Up the {product} Data Model')).toMatchInlineSnapshot(`
      "
      content/page.mdx:1:8  heading-case (warning)
        “Up”, “Data”, and “Model” begin with capital letters inside a heading.  Write “up”, “data”, and “model”, or add a name to content/words.txt.
          > 1 | ## Set Up the {product} Data Model
              |        ^
      "
    `)
  })

  const isRight = async (heading: string, rules: Rules = {}) =>
    (await diagnosticsOf({ 'page.mdx': heading }, rules)).every(({ code }) => code !== 'heading-case')

  test.each([
    '## Connect Kubernetes to a GitHub repository in London',
    '## Step 2: Read the result',
    '## “Ready” and (Perhaps) “Not ready”',
    '## `Name` is required',
    '## Why? Because it works',
    '## I write JSON and IDs',
    'Text With Capitals is no heading.',
  ])('%j is in sentence case', async (heading) => {
    expect(await isRight(heading)).toBe(true)
  })

  test.each([
    '---\ntitle: Set up the Model\n---\n',
    '<Steps>\n\n<Step title="Store the Key">\n\nText\n\n</Step>\n\n</Steps>',
    ':::note One Token\nText.\n:::',
    '## Self-Service actions',
    '## `Name` And type',
  ])('%j is not', async (heading) => {
    expect(await isRight(heading)).toBe(false)
  })

  test('names of the site are known: of its list, of labels and of operations', async () => {
    expect(await isRight('## Send it to Slack')).toBe(false)
    expect(await isRight('## Send it to Slack', { words: 'Slack\n' })).toBe(true)
    expect(await isRight('## Run it in Azure Pipelines', { words: 'Azure Pipelines\n' })).toBe(true)
    expect(await isRight('## With GitHub Actions', { labels: ['GitHub Actions', 'Scorecard'] })).toBe(true)
    expect(await isRight('## With GitHub Actions and Scorecards', { labels: ['GitHub Actions'] })).toBe(false)
    expect(await isRight('## Read a Scorecard', { labels: ['Scorecard'] })).toBe(false)
  })
})

describe('descriptions', () => {
  const page = (description: string) => `---\ntitle: A\ndescription: "${description}"\n---\n`
  const show = async (texts: Readonly<Record<string, string>>) =>
    (await diagnosticsOf(texts))
      .filter(({ code }) => code === 'description-style')
      .map(({ file, line, column, message, hint }) => `${file}:${line}:${column} ${message} ${hint}`)

  test('that end otherwise than most', async () => {
    const [plain, stop] = [page('Read {product} texts'), page('Read {product} texts.')]
    expect(await show({ 'a.mdx': plain, 'b.mdx': plain, 'c.mdx': stop })).toMatchInlineSnapshot(`
      [
        "content/c.mdx:3:35 This description ends with a period; 2 of 3 end without one. Remove it.",
      ]
    `)
    expect(await show({ 'a.mdx': stop, 'b.mdx': stop, 'c.mdx': plain })).toMatchInlineSnapshot(`
      [
        "content/c.mdx:3:34 This description ends without a period; 2 of 3 end with one. Add one.",
      ]
    `)
    expect(await show({ 'a.mdx': plain, 'b.mdx': plain })).toEqual([])
  })
})

describe('the word list', () => {
  test('words that are not needed', async () => {
    const list = 'Azure Pipelines\nPulumi\nreceive\nsubprocessors\nwebhook\n'
    expect(await shownDiagnostics('We use Pulumi.', { words: list })).toMatchInlineSnapshot(`
      "
      content/words.txt:1:1  unused-word (warning)
        No page uses “Azure Pipelines”.  Remove the line.
          > 1 | Azure Pipelines
              | ^
            2 | Pulumi
      content/words.txt:3:1  unused-word (warning)
        “receive” is already in the dictionary.  Remove the line.
            2 | Pulumi
          > 3 | receive
              | ^
            4 | subprocessors
      content/words.txt:4:1  unused-word (warning)
        No page uses “subprocessors”.  Remove the line.
            3 | receive
          > 4 | subprocessors
              | ^
            5 | webhook
      content/words.txt:5:1  unused-word (warning)
        “webhook” is already in the dictionary.  Remove the line.
            4 | subprocessors
          > 5 | webhook
              | ^
            6 | 
      "
    `)
  })

  test('a name in the letters of the list is used, wherever it appears', async () => {
    const list = 'Azure Pipelines\nGitHub\nSlack\n'
    expect(await diagnosticsOf({ 'page.mdx': 'GitHub, Slack and Azure\nPipelines' }, { words: list })).toEqual([])
  })
})

test('a page that is read again has the same diagnostics, and others under other rules', async () => {
  const text = 'The subprocessors recieve it.'
  const first = await diagnosticsOf({ 'page.mdx': text })
  expect(await diagnosticsOf({ 'page.mdx': text })).toEqual(first)
  expect(await diagnosticsOf({ 'page.mdx': text }, { words: 'subprocessors\n' })).toEqual(first.slice(1))
})
