import { expect, test } from 'vitest'
import { assistantSettings, exampleQuestions } from './assistant-settings.ts'

const frame = { label: 'Ask AI', href: '/tips' }
const model = { ...frame, provider: 'openai-compatible', endpoint: 'https://ai.harbor.example/v1', model: 'm' } as const
const widget = { ...frame, provider: 'widget', script: 'https://widget.example/w.js', open: 'Kapa.open' } as const
test('the dialog gets settings with a default for each', () => {
  const site = { product: 'Harbor', worker: '/w.js', base: '/_search/', examples: ['What does “dock” mean?'] }
  expect(assistantSettings(frame, site)).toEqual({ ...site, href: '/tips', help: [], provider: { kind: 'local' } })
  expect(assistantSettings({ ...frame, examples: ['Why?'] }, site).examples).toEqual(['Why?'])
  expect(assistantSettings(model, site).provider).toEqual({
    kind: 'openai-compatible',
    endpoint: 'https://ai.harbor.example/v1',
    model: 'm',
    silenceMs: 30_000,
    instructions: '',
  })
  expect(assistantSettings(widget, site).provider).toMatchObject({ kind: 'widget', consent: true, attributes: {} })
})

test('asks what the first terms mean that have a page, and keeps capitals of names', () => {
  const glossary = {
    dock: { term: 'Dock', href: '/docks' },
    knot: { term: 'Knot' },
    api: { term: 'HTTP API', href: '/api' },
  }
  expect(exampleQuestions(glossary)).toEqual(['What does “dock” mean?', 'What does “HTTP API” mean?'])
  expect(exampleQuestions({})).toEqual([])
})
