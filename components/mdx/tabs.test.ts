import { describe, expect, test } from 'vitest'
import { componentHtml, componentMarkdown, componentPage, idsIn } from '../../tests/support/component-page.ts'
import { pageDiagnostics } from '../../tests/support/test-compiler.ts'

describe('Tabs', () => {
  test('are a list of tabs and their panels, the first one active', async () => {
    const text =
      '<Tabs group="region">\n<Tab label="EU West" value="eu">\n\nText\n\n</Tab>\n<Tab label="US East">y</Tab>\n</Tabs>'
    expect(await componentHtml(text)).toMatchInlineSnapshot(`
      "
      <div class="tabs" data-group="region">
      <div class="tab-list" role="tablist">
      <button type="button" role="tab" id="tabs-1-eu-tab" aria-controls="tabs-1-eu" aria-selected="true" tabindex="0" value="eu">EU West</button>
      <button type="button" role="tab" id="tabs-1-us-east-tab" aria-controls="tabs-1-us-east" aria-selected="false" tabindex="-1" value="us-east">US East</button></div>
      <div class="tab-panel" role="tabpanel" id="tabs-1-eu" aria-labelledby="tabs-1-eu-tab" data-label="EU West"><p>Text</p></div>
      <div class="tab-panel" role="tabpanel" id="tabs-1-us-east" aria-labelledby="tabs-1-us-east-tab" data-label="US East" data-inactive="">y</div></div>
      "
    `)
  })

  test('have IDs that are unique on a page, whatever their labels and values are', async () => {
    const tabs =
      '<Tabs><Tab label="A b" value="a b">x</Tab><Tab label="A b">y</Tab><Tab label="Z" value="A b">z</Tab></Tabs>'
    const nested = `<Tabs>\n<Tab label="A b">\n\n${tabs}\n\n</Tab>\n</Tabs>`
    const { html } = await componentPage(
      `${tabs}\n\n${tabs}\n\n${nested}\n\n:::code-group\n\n\`\`\`js\n1\n\`\`\`\n\n\`\`\`ts\n2\n\`\`\`\n\n:::`,
    )
    const all = idsIn(html)
    expect(all).toHaveLength(2 * (3 + 3 + 4 + 2))
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((id) => /\s/.test(id))).toEqual([])
    for (const [, target] of html.matchAll(/aria-(?:controls|labelledby)="([^"]*)"/g)) expect(all).toContain(target)
  })
})

describe('Tabs of a group', () => {
  const backend = (content = 'x') =>
    `<Tabs group="backend">\n<Tab label="Webhook">\n\n${content}\n\n</Tab>\n<Tab label="Workflow">\n\ny\n\n</Tab>\n</Tabs>\n\n`
  const method = '<Tabs group="method">\n<Tab label="Portal">\n\nx\n\n</Tab>\n<Tab label="API">\n\ny\n\n</Tab>\n</Tabs>'
  const controls = async (text: string) =>
    [...(await componentHtml(text)).matchAll(/class="tab-(list|choice)/g)].map(([, control]) => control)

  test('have a tab list once, and later a line with the choice', async () => {
    expect(await controls(backend() + backend())).toEqual(['list', 'choice'])
    expect(await componentHtml(backend() + backend())).toContain(
      '<option value="webhook">Webhook</option><option value="workflow">Workflow</option>',
    )
  })

  test('have their own list where the first one isn’t seen', async () => {
    expect(await controls(backend(method) + method)).toEqual(['list', 'list', 'list'])
    expect(await controls(backend(method) + backend(method))).toEqual(['list', 'list', 'choice', 'choice'])
    expect(await controls(`<Details summary="More">\n\n${method}\n\n</Details>\n\n${method}`)).toEqual(['list', 'list'])
  })

  test('have their own list with other choices, and on samples', async () => {
    const other = '<Tabs group="backend"><Tab label="Webhook">x</Tab></Tabs>\n\n'
    expect(await controls(backend() + other)).toEqual(['list', 'list'])
    const samples = ':::code-group{sync="backend"}\n\n```js\n1\n```\n\n```ts\n2\n```\n\n:::\n\n'
    expect(await controls(samples + samples)).toEqual(['list', 'list'])
  })
})

test('the Markdown version', async () => {
  const text = '<Tabs>\n<Tab label="EU" value="eu">\n\nText\n\n</Tab>\n<Tab label="US">\n\nOther\n\n</Tab>\n</Tabs>'
  expect(await componentMarkdown(text)).toMatchInlineSnapshot(`
    "
    ## EU

    Text

    ## US

    Other
    "
  `)
})

test('two tabs with the same value in one group', async () => {
  const text = `In {product}:

<Tabs group="region">

<Tab label="EU" value="eu">a</Tab>

<Tab label="US" value="eu">b</Tab>

</Tabs>`
  expect(await pageDiagnostics('mdx', text)).toMatchInlineSnapshot(`
    "
    page.mdx:7:1  component-props
      Two tabs of this group have the value “eu”.  Give each tab its own value="…".
          6 | 
        > 7 | <Tab label="US" value="eu">b</Tab>
            | ^
          8 | 
    "
  `)
})

test.each([
  '<Tabs><Tab label="EU">a</Tab><Tab label="US">b</Tab></Tabs>',
  '<Tabs group="a"><Tab label="X">a</Tab></Tabs>\n\n<Tabs group="a"><Tab label="X">b</Tab></Tabs>',
  '<Tabs><Tab label="X"><Tabs><Tab label="X">a</Tab></Tabs></Tab><Tab label="Y">b</Tab></Tabs>',
])('tabs that can be told apart: %j', async (text) => {
  expect(await pageDiagnostics('mdx', text)).toBe('\n\n')
})

test('tabs without values whose labels would give the same value', async () => {
  expect(await pageDiagnostics('mdx', '<Tabs><Tab label="A b">a</Tab><Tab label="A B">b</Tab></Tabs>')).toContain(
    '“a-b”',
  )
})
