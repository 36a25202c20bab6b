import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RoutePath } from '#lib/pages/route.ts'
import { EmptyPanel } from './empty-panel.tsx'

const nothing = () => undefined
const markup = (recent: readonly string[], titles: readonly string[]) =>
  renderToStaticMarkup(
    <EmptyPanel
      list={{ id: 'list', optionId: (index) => `option-${index}`, active: 1, onPoint: nothing }}
      recent={recent}
      popular={titles.map((title) => ({ url: `/${title.toLowerCase()}` as RoutePath, title }))}
      onChoose={nothing}
      onRemove={nothing}
      onClear={nothing}
      onLeave={nothing}
    />,
  )

test('recent searches come first, and popular pages continue their numbers', () => {
  const html = markup(['webhook'], ['Scorecards', 'Actions'])
  expect([...html.matchAll(/id="(option-\d)"[^>]*aria-selected="(\w+)"|href="([^"]+)"/g)].map(([all]) => all)).toEqual([
    expect.stringMatching(/^id="option-0".*aria-selected="false"$/),
    expect.stringMatching(/^id="option-1".*aria-selected="true"$/),
    expect.stringMatching(/^id="option-2".*aria-selected="false"$/),
  ])
  expect(html.match(/href="[^"]+"/g)).toEqual(['href="/scorecards/"', 'href="/actions/"'])
  expect(html.match(/role="group" aria-label="[^"]+"/g)).toEqual([
    'role="group" aria-label="Recent searches"',
    'role="group" aria-label="Popular pages"',
  ])
})

test('what there is nothing of is left out', () => {
  expect(markup([], ['Scorecards'])).not.toContain('Recent searches"')
  expect(markup([], ['Scorecards'])).not.toContain('Clear all')
  expect(markup(['webhook'], [])).not.toContain('Popular pages"')
  expect(markup([], [])).not.toContain('listbox')
})
