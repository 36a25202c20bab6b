import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { fitTable } from './fit-table.ts'
import { visit } from './visit.ts'

/** @param rows of cells; the first one has the names of the columns */
function fitted(...rows: readonly string[][]): { classes: string[]; html: string } {
  const [head = [], ...body] = rows
  const cells = (tag: string, texts: readonly string[]) => texts.map((text) => `<${tag}>${text}</${tag}>`).join('')
  const row = (tag: string, texts: readonly string[]) => `<tr>${cells(tag, texts)}</tr>`
  const html = `<table><thead>${row('th', head)}</thead><tbody>${body.map((texts) => row('td', texts)).join('')}</tbody></table>`
  let result = { classes: [] as string[], html: '' }
  visit(fromHtml(html, { fragment: true }), 'element', (node) => {
    if (node.tagName === 'table') result = { classes: fitTable(node), html: toHtml(node) }
  })
  return result
}

const sentence = 'A sentence that needs more room than a name does.'

test('the cells of a table with three columns have their names, and columns with sentences are marked', () => {
  const { classes, html } = fitted(['Name', 'Type', 'Meaning'], ['<code>id</code>', 'string', sentence])
  expect(classes).toEqual(['stacks'])
  expect(html).toContain('<th class="wide">Meaning</th>')
  expect(html).toContain(`<td class="is-type">string</td><td class="is-meaning">${sentence}</td>`)
})

test('a type after the name needs no label, and a cell that says nothing is marked', () => {
  const { html } = fitted(
    ['Name', 'Type', 'Default', 'Meaning'],
    ['<code>id</code>', 'string', '–', sentence],
    ['x', '', '<code>-</code>', sentence],
  )
  expect(html).toContain('<td class="is-type">string</td><td class="is-none">–</td>')
  expect(html).toContain('<td class="is-none"></td><td data-label="Default"><code class="fits">-</code></td>')
})

test('a table with two columns is not stacked', () => {
  expect(fitted(['Name', 'Meaning'], ['<code>id</code>', sentence])).toMatchObject({ classes: [] })
})

test('names break at their separators if the columns do not fit next to each other', () => {
  const name = '<code>https://app.slipway.example/organization/settings</code>'
  const { classes, html } = fitted(
    ['Field', 'Value', 'Where it is', 'Meaning'],
    ['<code>entityId</code>', name, sentence, sentence],
  )
  expect(classes).toEqual(['stacks', 'tight'])
  expect(html).toContain('<code>https://<wbr>app.<wbr>slipway.<wbr>example/<wbr>organization/<wbr>settings</code>')
  expect(html).toContain('<code>entityId</code>')
})

test('a message that fills the first column alone makes a table tight', () => {
  const message = '<code>InvalidClientTokenId: the security token included in the request is invalid</code>'
  expect(fitted(['Symptom', 'Cause', 'Fix'], [message, sentence, sentence]).classes).toContain('tight')
})

test('a name in a column with long text stays on one line next to columns that are tight', () => {
  const names = '<code>repository</code>, <code>pull-request</code>, <code>secret-scanning-alert</code>, and others'
  const { classes, html } = fitted(
    ['Host', 'Kinds', 'Sign-in', 'Meaning'],
    ['<code>self-managed-server</code>', names, sentence, sentence],
  )
  expect(classes).toContain('tight')
  expect(html).toContain('<code class="fits">pull-request</code>, <code class="fits">secret-scanning-alert</code>')
  expect(html).toContain('<code>self-<wbr>managed-<wbr>server</code>')
})

test('only a long name breaks in a table that fits', () => {
  const { classes, html } = fitted(
    ['Region', 'URL'],
    ['<code>eu-central</code>', '<code>https://api.slipway.example/v1</code>'],
  )
  expect(classes).toEqual([])
  expect(html).toContain('<code class="whole">eu-central</code>')
  expect(html).toContain('<code>https://<wbr>api.<wbr>slipway.<wbr>example/v1</code>')
})

test('next to another column on a phone, a name breaks between its words, and on wider pages it stays whole', () => {
  const { html } = fitted(['<code>calculationBy</code>', 'Meaning'], ['<code>SLACK_WEBHOOK_URL</code>', sentence])
  expect(html).toContain('<code class="whole">SLACK_<wbr>WEBHOOK_URL</code>')
  expect(html).toContain('<th><code class="whole">calculationBy</code></th>')
  const stacked = fitted(['Name', 'Type', 'Meaning'], ['<code>SLACK_WEBHOOK_URL</code>', 'string', sentence])
  expect(stacked.html).toContain('<code>SLACK_WEBHOOK_URL</code>')
})

test('a short name stays on one line in every column, also where long ones break', () => {
  const short = '<code>issue</code>, <code>issue-tag</code>'
  const { html } = fitted(['Tool', 'Objects'], ['Sentry', short])
  expect(html).toContain('<code>issue</code>, <code class="whole">issue-tag</code>')
  const name = '<code>https://app.slipway.example/organization/settings</code>'
  const tight = fitted(['Field', 'Value', 'Where it is', 'Meaning'], [short, name, sentence, sentence])
  expect(tight.classes).toContain('tight')
  expect(tight.html).toContain('<code class="fits">issue-tag</code>')
})

test('a command breaks at its spaces, except where it names its row', () => {
  const command = '<code>helm list -A</code>'
  const { html } = fitted(['Command', 'Same as'], [command, command])
  expect(html).toContain('<td><code class="whole">helm list -A</code></td><td><code>helm list -A</code></td>')
})

test('a long name needs as much room as its longest part', () => {
  const name = '<code>https://app.slipway.example/organization</code>'
  expect(fitted(['Field', 'Value', 'Where it is'], ['Region', name, sentence]).classes).toEqual(['stacks'])
})

test('a short comparison of two things is not stacked, and one with longer words is', () => {
  const rows = (word: string) => [
    ['', 'Webhook', 'GitHub workflow'],
    ['What calls it', 'Slipway', `A ${word} in a repository`],
  ]
  expect(fitted(...rows('job')).classes).toEqual(['compares'])
  expect(fitted(...rows('reusable-continuous-workflow')).classes).toContain('stacks')
})

test('a table of short cells is not stacked, except a list of properties and one with many columns', () => {
  const names = ['Service', 'Bronze', 'Silver', 'Gold']
  expect(fitted(names, ['search', '2 of 2', '1 of 2', 'None'])).toMatchObject({ classes: [] })
  expect(
    fitted(names, ['search', 'Yes', 'No', 'A sentence of more than fifty letters, which needs room']).classes,
  ).toEqual(['stacks'])
  expect(fitted(names, ...[1, 2, 3].map(() => ['search', '2 of 2', 'None', sentence])).classes).toEqual(['stacks'])
  expect(fitted(['Name', 'Type', 'Meaning'], ['id', 'string', 'Unique']).classes).toEqual(['stacks'])
  // Such a name would break.
  expect(fitted(names, ['search', '<code>result</code>', 'No', 'No']).classes).toEqual([])
  expect(fitted(names, ['search', '<code>result_of_all</code>', 'No', 'No']).classes).toEqual(['stacks'])
  expect(fitted([...names, 'Level', 'Team'], ['search', '2', '1', '0', 'Basic', 'Shop']).classes).toEqual(['stacks'])
})
