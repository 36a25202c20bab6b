import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAnswered, leadOf } from '#lib/assistant/answer.ts'
import { createAnswerer } from '#lib/assistant/create-answerer.ts'
import type { Block, PagePassages } from '#lib/parts/passage.ts'
import { answerAll, measureAnswers } from '../../../bench/assistant/measure-answers.ts'
import { readQuestions } from '../../../bench/assistant/read-questions.ts'
import { pageOfFile } from '../../export/exported-pages.ts'
import { exportedFiles, fileOfRoute, out, readExported, site, tokens } from '../../export/site.ts'

// The index that readers get, asked what the benchmark asks: see docs/assistant.md.
const questions = readQuestions(join(process.cwd(), 'bench/assistant'), tokens)
const answerer = await createAnswerer(async (name) => new Uint8Array(readFileSync(join(out, '_search', name))))
const answered = await answerAll(questions, answerer)
const examples: readonly string[] = site.assistant ? (site.assistant.examples ?? []) : []
const plain = (text: string) => text.replace(/`|\*\*/g, '').replace(/\s+/g, ' ')

function textOf(block: Block): string[] {
  if (block.kind === 'text') return block.sentences
  if (block.kind === 'list') return [block.lead, ...block.items]
  return block.kind === 'table' ? block.rows.map((cells) => cells.join(' · ')) : []
}

test('every answer of the benchmark’s questions is on its page', () => {
  const missing = questions.answerable.flatMap(({ text, answers }) =>
    answers
      .filter(({ page, sentence }) => {
        const file = exportedFiles.find(
          (name) => name.replace(/-[0-9a-f]{6}\.json$/, '') === `_search/passages${page === '/' ? '/index' : page}`,
        )
        if (file === undefined) return true
        const { parts } = JSON.parse(readExported(file)) as { parts: PagePassages }
        return !plain(parts.flat().flatMap(textOf).join(' ')).includes(plain(sentence))
      })
      .map(({ page, sentence }) => `${text} ${page}: ${sentence}`),
  )
  expect(missing).toEqual([])
})

test('the half of the questions by which no weight was set is answered', () => {
  const ofReporting = <T extends { question: { half: string } }>(all: readonly T[]) =>
    all.filter(({ question }) => question.half === 'reporting')
  const quality = measureAnswers({
    answerable: ofReporting(answered.answerable),
    unanswerable: ofReporting(answered.unanswerable),
  })
  expect(quality.first).toBeGreaterThanOrEqual(0.7)
  expect(quality.cited).toBeGreaterThanOrEqual(0.7)
  expect(quality.refused).toBeLessThanOrEqual(0.1)
})

/** What the first block of each example question has to say, in the order of the questions. */
const exampleAnswers = [
  /add this widget to a dashboard|My services|compares the owning teams/i,
  /checks that each repository has a README|Bronze rule fails if `readme` is empty/i,
  /Microsoft Entra ID/,
  /Add data source/,
]

test('the first block of each example question answers it', async () => {
  expect(examples).toHaveLength(exampleAnswers.length)
  const wrong = await Promise.all(
    examples.map(async (question, index) => {
      const answer = await answerer.answer(question)
      const [first] = answer.kind === 'quotes' ? answer.parts : []
      const text = JSON.stringify(first?.quotes ?? answer.kind)
      return exampleAnswers[index]?.test(text) ? [] : [`${question} → ${text}`]
    }),
  )
  expect(wrong.flat()).toEqual([])
})

test('a question after another one is answered for itself if the one before would only be answered again', async () => {
  const earlier = 'Why is my action run stuck?'
  const before = [{ question: earlier, lead: leadOf(await answerer.answer(earlier)) }]
  const answer = await answerer.answer('Does it support SCIM?', undefined, before)
  expect(answer).toEqual(await answerer.answer('Does it support SCIM?'))
  expect(answer).not.toEqual(await answerer.answer(earlier))
})

/** The answer to the last of some questions, which are asked one after the other. */
async function answerAfter(...questions: string[]) {
  const before: { question: string; lead: ReturnType<typeof leadOf> }[] = []
  let answer = await answerer.answer('')
  for (const question of questions) {
    answer = await answerer.answer(question, undefined, before)
    before.push({ question, lead: leadOf(answer) })
  }
  return answer
}

/** What the first part of the answer to a question has, after earlier questions. */
async function firstOf(question: string, ...before: string[]) {
  const answer = await answerAfter(...before, question)
  return answer.kind === 'quotes' ? answer.parts[0] : undefined
}

test('an example is one of what was asked before, in the language that is named', async () => {
  const earlier = ['how do I create a scorecard', 'give me an example in json']
  const json = await firstOf('give me an example in json', 'how do I create a scorecard')
  expect(json?.citation.url).toBe('/scorecards/manage-scorecards')
  expect(json?.quotes).toMatchObject([{ kind: 'text' }, { kind: 'code', language: 'json' }])
  const curl = await firstOf('and with curl?', ...earlier)
  expect(curl?.quotes.at(-1)).toMatchObject({ kind: 'code', text: expect.stringMatching(/^curl .*scorecards/) })
})

test('a question that names a programming language gets the sample in it', async () => {
  const node = await firstOf('webhook signature check in node')
  expect(node?.quotes.at(-1)).toMatchObject({ kind: 'code', language: expect.stringMatching(/^(?:js|javascript)$/) })
})

test('a request for an example without a verb gets a sample of the page that is named', async () => {
  const sample = await firstOf('pulumi example')
  expect(sample?.citation.url).toContain('/pulumi')
  expect(sample?.quotes.map(({ kind }) => kind)).toContain('code')
})

test('a follow-up about the same thing is answered by the page that says both', async () => {
  const removed = await firstOf('remove them again?', 'how to add a user to a team')
  expect(removed?.citation).toMatchObject({
    url: '/sso-rbac/users-and-teams/manage-users-teams',
    anchor: 'change-roles-and-teams',
  })
  const resync = await firstOf(
    'and how do I force a resync?',
    'why is my entity not showing up after I installed github?',
  )
  expect(JSON.stringify(resync?.quotes)).toContain('Resync')
})

test('a follow-up that no page answers alone is answered with what was asked before', async () => {
  const colors = await firstOf('can I change the colors of them', 'what is a scorecard level')
  expect(colors?.citation.url).toMatch(/^\/scorecards\//)
})

test('a follow-up is about the two things before it, or about what was asked with what it adds', async () => {
  const compared = await firstOf('difference between them?', 'what is a mirror property', 'and an aggregation one')
  expect(JSON.stringify(compared?.quotes)).toMatch(/mirror property.*aggregation/)
  const deleted = await firstOf('can i delete it later', 'how do i add a blueprint', 'and with terraform')
  expect(deleted?.citation.url).toContain('blueprint')
})

test('a short follow-up is answered on the pages that the conversation is about', async () => {
  const regions = await firstOf('which regions', 'aws integration')
  expect(regions?.citation.url).toContain('/cloud-providers/aws')
  const accounts = await firstOf('multiple accounts', 'aws integration', 'which regions')
  expect(accounts?.citation.url).toContain('/cloud-providers/aws')
  const argo = await firstOf('with argo cd', 'connect kubernetes')
  expect(argo?.citation.url).toContain('/kubernetes-stack/kubernetes')
  const shown = await firstOf('only show for production', 'day 2 action on entity', 'prefill the form')
  expect(JSON.stringify(shown?.quotes)).toContain('condition')
})

test('a follow-up without a pronoun is about what the conversation named, and so is a third question', async () => {
  const filter = await firstOf('can i filter the entities', 'what is an aggregation property')
  expect(filter?.citation.url).toContain('/properties/aggregation-property')
  const api = await firstOf(
    'can i do that through the api instead',
    'how do i invite users',
    'what roles can they have',
  )
  expect(JSON.stringify(api?.quotes)).toMatch(/API.*Invite a user/)
  const renamed = await firstOf('can i rename it', 'what is a blueprint', 'how many can i have')
  expect(renamed?.citation.url).toContain('/setup-blueprint')
})

test('a page that says nothing about what a conversation is about is not shown as the closest', async () => {
  const answer = await answerAfter('how do i run a jenkins job', 'can i pass parameters')
  expect(JSON.stringify(answer)).not.toMatch(/circleci/i)
})

test('a follow-up for a yes or no begins with the one on file', async () => {
  const edit = await firstOf('is it read only', 'how do i connect the mcp server to claude', 'what can it do')
  expect(edit?.quotes[0]).toMatchObject({ text: expect.stringMatching(/^No\b/) })
})

test('a follow-up that changes the subject is answered for itself', async () => {
  const changed = ['how do i invite a user', 'can i delete a scorecard', 'connect datadog']
  for (const question of changed)
    expect(await firstOf(question, 'aws integration', 'which regions')).toEqual(await firstOf(question))
})

test('what answers a short follow-up elsewhere is only the closest', async () => {
  const answer = await answerAfter('aggregate number of incidents per service', 'only open ones')
  expect(isAnswered(answer)).toBe(false)
})

test('a question of a tool on file doesn’t answer one that names none with yes or no', async () => {
  const first = await firstOf('do you have a free trial')
  expect(JSON.stringify(first?.quotes ?? '')).not.toMatch(/"text":"(?:Yes|No)\b/)
})

test('a question with a word that no page has gets what answers the rest as the closest', async () => {
  const answer = await answerer.answer('who can approve an action run in my kindergarten')
  expect(answer).toMatchObject({ kind: 'quotes', isClosest: true, missing: ['kindergarten'] })
})

test('a part of a page is shown once in an answer', () => {
  const repeated = answered.answerable.filter(({ answer }) => {
    const shown =
      answer.kind === 'quotes' ? answer.parts.map(({ citation }) => `${citation.url}#${citation.anchor}`) : []
    return new Set(shown).size < shown.length
  })
  expect(repeated.map(({ question }) => question.text)).toEqual([])
})

test('what no page answers is not answered', () => {
  const refused = answered.unanswerable.filter(({ answer }) => !isAnswered(answer))
  expect(refused.length).toBeGreaterThanOrEqual(Math.max(15, answered.unanswerable.length * 0.87))
})

test('every citation leads to a page and an anchor on it', () => {
  const citations = [...answered.answerable, ...answered.unanswerable].flatMap(({ answer }) => [
    ...answer.near,
    ...(answer.kind === 'quotes' ? answer.parts.map(({ citation }) => citation) : []),
  ])
  const broken = citations.filter(({ url, anchor }) => {
    const page = pageOfFile(fileOfRoute(url as `/${string}`))
    return page === undefined || (anchor !== '' && !page.ids.has(anchor))
  })
  expect(citations.length).toBeGreaterThan(100)
  expect(broken).toEqual([])
})

test.each([
  ['dependabot auto merge', 'turn it off', '/guides/all/auto-approve-and-merge-dependabot-prs#clean-up'],
  [
    'sqs purge queue',
    'who may do that',
    '/guides/all/manage-and-visualize-aws-sqs-queues#limit-all-three-actions-to-owners',
  ],
  ['request access to aws', 'for how long', '/guides/all/iam-permissions-guide#add-two-permissions'],
  [
    'date property',
    'time zone',
    '/build-your-software-catalog/customize-integrations/configure-data-model/setup-blueprint/properties/datetime',
  ],
])('after “%s”, “%s” is answered on the page that was cited', async (before, question, address) => {
  const part = await firstOf(question, before)
  expect(`${part?.citation.url}${part?.citation.anchor === '' ? '' : `#${part?.citation.anchor}`}`).toBe(address)
})

test('two questions at once are refused where the docs answer neither', async () => {
  expect((await answerAfter('who is the CEO of Slipway and when was it founded')).kind).toBe('unknown')
})

test('a follow-up is asked as a whole question first', async () => {
  const filtered = await firstOf('can i filter it', 'what is an aggregation property')
  expect(filtered?.citation.url).toMatch(/aggregation-property$/)
  const users = await firstOf('and with okta?', 'does {product} support scim?'.replace('{product}', site.product))
  expect(users?.citation).toMatchObject({
    url: '/sso-rbac/sso-providers/saml/okta',
    anchor: 'provision-users-with-scim',
  })
})

test('a follow-up that another page clearly answers isn’t answered by what shares its words near the cited page', async () => {
  const chart = await firstOf('can I add a pie chart', 'add a dashboard', 'who can edit it')
  expect(chart?.citation.anchor).toBe('pie-chart-and-bar-chart')
})

test('the call for what was asked before is the operation that does it', async () => {
  const call = await firstOf('show me the api call', 'how do I invite users')
  expect(call?.citation.url).toBe('/api-reference/invite-a-user-to-your-organization')
})

test('a mapping or a sample that is asked for is that of the conversation', async () => {
  const mapping = await firstOf('show me the mapping', 'how do I map jira issues')
  expect(mapping?.citation).toMatchObject({ url: expect.stringMatching(/jira$/), anchor: 'read-the-default-mapping' })
  const yaml = await firstOf('show me the yaml', 'how do I map pull requests')
  expect(yaml?.quotes.at(-1)).toMatchObject({ kind: 'code', language: 'yaml' })
})

test.each([
  ['What is {product}?', /is an internal developer portal/],
  ['what are blueprints', /^A blueprint is /],
  ['what are entities', /^An entity is /],
])('“%s” is answered by what it is', async (question, meaning) => {
  const meant = await firstOf(question.replace('{product}', site.product))
  expect(meant?.quotes).toMatchObject([{ kind: 'text', text: expect.stringMatching(meaning) }])
})

test('undoing is about what was done', async () => {
  const undone = await firstOf('can I undo it', 'how do I delete an entity')
  expect(JSON.stringify(undone?.quotes)).toContain("can't be undone")
})

test('the same about another tool is never answered by what only names the tool', async () => {
  const answer = await answerAfter('how do I ingest PRs from GitHub', 'and for gitlab?')
  expect(answer.kind === 'quotes' && answer.parts[0]?.citation.url).toMatch(/sync-data-to-catalog\/git\/gitlab/)
})

test('an example is one of the page of examples of the thing, if there is one', async () => {
  const example = await firstOf('show me an example', 'what is a scorecard')
  expect(example?.citation.url).toBe('/scorecards/examples')
})

test('a bare follow-up that the page of the conversation doesn’t answer isn’t answered by others', async () => {
  const answer = await answerAfter('what is a mirror property', 'how long does it take')
  const pages = answer.kind === 'quotes' ? answer.parts.map(({ citation }) => citation.url) : []
  expect(pages.filter((url) => !url.endsWith('/mirror-property'))).toEqual([])
})
