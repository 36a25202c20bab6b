import { expect, test } from 'vitest'
import { createTestCompiler } from '../../tests/support/test-compiler.ts'

const compile = createTestCompiler()
const passages = async (text: string) => (await compile({ file: 'content/page.mdx', text })).passages

test('paragraphs become sentences with code in backticks, in the same sections as in search', async () => {
  const page = await compile({
    file: 'content/page.mdx',
    text: 'A <Term id="blueprint">blueprint</Term> has `title`. It is typed.\n\n## Next\n\nMore.\n\n<Steps>\n\n<Step title="Do it">\n\nNow.\n\n</Step>\n\n</Steps>\n',
  })
  expect(page.passages).toEqual([
    [{ kind: 'text', sentences: ['A blueprint has `title`.', 'It is typed.'] }],
    [{ kind: 'text', sentences: ['More.'] }],
    [{ kind: 'text', sentences: ['Now.'] }],
  ])
  expect(page.passages).toHaveLength(page.sections.length)
})

test('a long procedure is also quoted by the names of its steps', async () => {
  expect(
    await passages(
      'Go on:\n\n<Steps>\n\n<Step title="Open it">\n\nNow.\n\n</Step>\n\n<Step title="Close it">\n\nThen.\n\n</Step>\n\n</Steps>\n',
    ),
  ).toContainEqual([
    { kind: 'text', sentences: ['Go on:'] },
    { kind: 'list', lead: 'Go on:', ordered: true, items: ['Open it', 'Close it'] },
  ])
})

test('list items, rows, and samples are complete and have their introductions', async () => {
  expect(
    await passages(
      'Choose one:\n\n- **Fast.** Runs `now`.\n- Slow\n  1. wait\n  2. go on\n\n| Name | Type |\n|---|---|\n| `a` | text |\n\n```json\n{ "a": 1 }\n```\n',
    ),
  ).toEqual([
    [
      { kind: 'text', sentences: ['Choose one:'] },
      { kind: 'list', lead: 'Choose one:', ordered: false, items: ['**Fast.** Runs `now`.', 'Slow'] },
      { kind: 'list', lead: 'Slow', ordered: true, items: ['wait', 'go on'] },
      { kind: 'table', columns: ['Name', 'Type'], rows: [['`a`', 'text']] },
      { kind: 'code', lead: '', language: 'json', text: '{ "a": 1 }' },
    ],
  ])
})

test('tab labels, diagrams, and default titles of admonitions are omitted', async () => {
  expect(
    await passages(
      ':::note\nMind it.\n:::\n\n:::tip Save time\nUse it.\n:::\n\n<Tabs>\n<Tab label="A">In A.</Tab>\n<Tab label="B">In B.</Tab>\n</Tabs>\n\n```mermaid alt="x"\nflowchart TD\n  a --> b\n```\n',
    ),
  ).toEqual([
    [
      { kind: 'text', sentences: ['Mind it.'] },
      { kind: 'text', sentences: ['Save time'] },
      { kind: 'text', sentences: ['Use it.'] },
      { kind: 'text', sentences: ['In A.'] },
      { kind: 'text', sentences: ['In B.'] },
    ],
  ])
})
