import { expect, test } from 'vitest'
import type { AssistantConfig } from '../config/site-config.ts'
import { assistantSettings, checkAssistantSettings, exampleQuestions } from './assistant-settings.ts'

const frame = { label: 'Ask AI', href: '/tips' }
const model = { ...frame, provider: 'openai-compatible', endpoint: 'https://ai.harbor.example/v1', model: 'm' } as const
const widget = { ...frame, provider: 'widget', script: 'https://widget.example/w.js', open: 'Kapa.open' } as const
const shownDiagnostics = (assistant: unknown) =>
  checkAssistantSettings(
    { assistant: assistant as AssistantConfig },
    'const site = {\n  assistant: { provider: 1 },\n}',
  ).map(({ code, line, message, hint }) => `${line} ${code} ${message} ${hint}`)

test.each([
  false,
  frame,
  { ...frame, provider: 'local' },
  model,
  { ...model, endpoint: '/api/chat' },
  { ...model, endpoint: 'http://localhost:8080/v1' },
  widget,
])('%j is right', (assistant) => {
  expect(shownDiagnostics(assistant)).toEqual([])
})

test('what could not work is named with the way out', () => {
  expect(
    [
      { ...frame, provider: 'oracle' },
      { ...frame, examples: Array.from({ length: 7 }, String) },
      { ...model, endpoint: 'http://ai.harbor.example', model: ' ', silenceMs: 5 },
      { ...widget, script: '//widget.example/w.js', open: 'open()' },
    ].flatMap(shownDiagnostics),
  ).toMatchInlineSnapshot(`
    [
      "2 config-invalid “assistant.provider” is “oracle”. Write local, openai-compatible, or widget; leave it out for local.",
      "1 config-invalid “assistant.examples” has 7 questions. Keep at most 6: more would hide the question field on a phone.",
      "1 config-invalid “assistant.endpoint” is “http://ai.harbor.example”. Use a URL that starts with https://, or a path of the site that starts with one slash.",
      "1 config-invalid “assistant.model” is empty. Write the name of the model that the endpoint serves.",
      "1 config-invalid “assistant.silenceMs” is 5. Write whole milliseconds from 1000 to 300000, such as 30000.",
      "1 config-invalid “assistant.script” is “//widget.example/w.js”. Use a URL that starts with https://, or a path of the site that starts with one slash.",
      "1 config-invalid “assistant.open” is “open()”. Write the name of the global function that opens the widget, such as Kapa.open.",
    ]
  `)
})

test('the dialog gets settings with a default for each', () => {
  const site = { product: 'Harbor', worker: '/w.js', base: '/_search/', examples: ['What does “dock” mean?'] }
  expect(assistantSettings(frame, site)).toEqual({ ...site, href: '/tips', provider: { kind: 'local' } })
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
