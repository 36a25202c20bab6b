import { expect, test } from 'vitest'
import { componentPage } from '../../tests/support/component-page.ts'

const steps = (level: 3 | 4, ...titles: string[]) =>
  `<Steps>\n\n${titles.map((title) => `<Step title="${title}" level="${level}">Text</Step>`).join('\n\n')}\n\n</Steps>\n\n`

/** Numbers and texts of the headings that have a number, after a test that the page shows the same numbers. */
async function numbered(text: string): Promise<string[]> {
  const { headings, html } = await componentPage(text)
  const all = headings.flatMap(({ number, text }) => (number === undefined ? [] : [{ number, text }]))
  expect([...html.matchAll(/data-number="([^"]+)"/g)].map(([, number]) => number)).toEqual(
    all.map(({ number }) => number),
  )
  return all.map(({ number, text }) => `${number} ${text}`)
}

test('stages are the sections after the prerequisites, up to the test; their steps have both numbers', async () => {
  const text = `## What\n\n## Prerequisites\n\n## Model it\n\n${steps(3, 'Open', 'Save')}## Test it\n\n${steps(3, 'Run')}## More\n\n${steps(3, 'Extra')}`
  expect(await numbered(text)).toEqual(['1 Model it', '1.1 Open', '1.2 Save', '2 Test it', '2.1 Run'])
})

test('alternatives in a stage have letters, so that no number is there twice', async () => {
  const text = `## Prerequisites\n\n## Connect\n\n### By webhook\n\n${steps(4, 'Store', 'Create')}### By workflow\n\n${steps(4, 'Add')}## Test it\n`
  expect(await numbered(text)).toEqual([
    '1 Connect',
    '1a By webhook',
    '1a.1 Store',
    '1a.2 Create',
    '1b By workflow',
    '1b.1 Add',
    '2 Test it',
  ])
})

test('other pages have no stages', async () => {
  expect(await numbered(`## One\n\n${steps(3, 'A', 'B')}## Test it\n`)).toEqual([])
})
