import { describe, expect, test } from 'vitest'
import { createTestCompiler } from '../../tests/support/test-compiler.ts'

const compile = createTestCompiler()
const sections = async (text: string) => (await compile({ file: 'content/page.mdx', text })).sections

describe('the sections of a page', () => {
  test('are divided at headings of every level, including those of steps', async () => {
    const found = await sections(
      'Above.\n\n## First `part` <Badge variant="info">Beta</Badge>\n\nOne.\n\n#### Deep\n\nTwo.\n\n<Steps>\n\n<Step title="Do it">\n\nThree.\n\n</Step>\n\n</Steps>\n',
    )
    expect(found.map(({ level, id, title, text }) => `${level} ${id} “${title}”: ${text}`)).toEqual([
      '1  “”: Above.',
      '2 first-part “First part”: One.',
      '4 deep “Deep”: Two.',
      '3 do-it “Do it”: Three.',
    ])
  })

  test('separate the words of tables and lists', async () => {
    const [head] = await sections('| a | b |\n|---|---|\n| c | d |\n\n- e\n- f\n')
    expect(head?.text).toBe('a · b; c · d; e f')
  })

  test('contain what is in tabs, and their labels apart from it', async () => {
    const [head] = await sections(
      'Install it.\n\n<Tabs>\n<Tab label="Helm chart">\n\nUse a cluster.\n\n</Tab>\n<Tab label="Docker">Use a host.</Tab>\n</Tabs>\n\n:::code-group\n\n```bash title="macOS"\nbrew\n```\n\n```bash title="Linux"\napt-get\n```\n\n:::\n',
    )
    expect(head?.text).toBe('Install it. Use a cluster. Use a host.')
    expect(head?.labels).toEqual(['Helm chart', 'Docker', 'macOS', 'Linux'])
    expect(head?.code).toEqual(['brew', 'apt-get'])
  })

  test('list identifiers in code, and omit code from the text', async () => {
    const [head] = await sections('Set `owner`.\n\n```json\n{ "relation_id": "aws.s3", "n": 12 }\n```\n')
    expect(head?.text).toBe('Set owner.')
    expect(head?.code).toEqual(['relation_id', 'aws.s3'])
  })

  test('contain the visible text and text alternatives, without definitions of terms and diagrams', async () => {
    const [head] = await sections(
      'A <Term id="blueprint">blueprint</Term>, drawn.\n\n![An entity page](/images/entity-page.png)\n\n```mermaid alt="x"\nflowchart TD\n  a --> b\n```\n',
    )
    expect(head?.text).toBe('A blueprint, drawn. An entity page')
    expect(head?.code).toEqual([])
  })

  test('are a single section if there are no headings', async () => {
    expect(await sections('')).toEqual([{ id: '', level: 1, title: '', text: '', code: [], labels: [] }])
  })
})
