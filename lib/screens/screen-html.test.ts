import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readScreen } from './read-screen.ts'
import { part } from './screen.ts'
import { screenHtml } from './screen-html.ts'

const folder = join(import.meta.dirname, 'fixtures')
const tokens = { product: 'Slipway' }
const sets = {
  catalog: { Catalog: ['Services', 'Incidents'], Dashboards: ['Home'] },
  builder: { Builder: ['Data model'] },
}
const fixtures = readdirSync(folder).filter((file) => file.endsWith('.yaml'))

/** One element per line, so that a diff shows what changed. */
const lines = (html: string) => html.replaceAll(/(?<=>)(?=<(?!\/))/g, '\n')

test.each(fixtures)('%s', async (file) => {
  const { data, diagnostics } = readScreen(file, readFileSync(join(folder, file), 'utf8'), sets, tokens)
  expect(diagnostics).toEqual([])
  if (data === undefined) throw new Error('The fixture is not a screen')
  const html = screenHtml(data, sets)
  expect(html).toMatch(/^<div class="s-win [^"]*" hidden inert aria-hidden="true">/)
  // Nothing that a reader could focus or select, and nothing that a content security policy blocks.
  expect(html).not.toMatch(/<(?:a|button|input|table|p|h\d)\b|tabindex|style=/)
  await expect(lines(html)).toMatchFileSnapshot(join(folder, file.replace(/\.yaml$/, '.html')))
})

test('the documentation shows each part, in valid YAML', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/screens.md'), 'utf8')
  const examples = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = '']) => yaml)
  expect(examples.length).toBeGreaterThan(5)
  const setsWithCatalog = { ...sets, catalog: {} }
  expect(examples.flatMap((yaml) => readScreen('docs/screens.md', yaml, setsWithCatalog, tokens).diagnostics)).toEqual(
    [],
  )
  const types = part.options.map((option) => [...option.shape.type.values][0] as string)
  expect(types.filter((type) => !examples.some((yaml) => yaml.includes(`type: ${type}`)))).toEqual([])
})

test('a navigation heading without items can be selected, and an item only once', () => {
  const draw = (nav: Record<string, string[]>, selected: string) => {
    const screen = { window: 'product' as const, nav, selected, body: [{ type: 'text' as const, text: 'x' }] }
    return [...screenHtml(screen, {}).matchAll(/<div class="(s-n[ih][^"]*)">([^<]*)</g)].map(
      ([, names, text]) => `${text}: ${names}`,
    )
  }
  expect(draw({ Catalog: [], Scorecards: [] }, 'Scorecards')).toEqual(['Catalog: s-ni', 'Scorecards: s-ni s-on'])
  expect(draw({ A: ['Same'], B: ['Same'] }, 'Same')).toEqual([
    'A: s-nh s-nh-on',
    'Same: s-ni s-on',
    'B: s-nh',
    'Same: s-ni',
  ])
})
