import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { replaceTokens } from '#lib/config/tokens.ts'
import type { Language } from '#lib/languages/languages.ts'
import type { Sample } from '#lib/pages/sample.ts'
import { inspectSample } from '#lib/samples/objects/inspect-sample.ts'
import { type ObjectKinds, readObjectKinds } from '#lib/samples/objects/object-kinds.ts'

const folder = new URL('./', import.meta.url)
const tokens = { brand: 'slipway', product: 'Slipway' }
const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
const texts = names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const)
const { kinds, diagnostics } = readObjectKinds(
  new Map(texts.map(([name, text]) => [`site/objects/${name}`, text])),
  tokens,
)

/** The detected kind of a sample, and its first diagnostic. */
async function inspect(language: Language, words: string[], text: string) {
  const place = { file: 'a.md', page: 'a.md', line: 1, column: 1 }
  const lines = text.split('\n').map((_, index) => ({ line: index + 1, shift: 0 }))
  const sample: Sample = { ...place, language, words, text, lines }
  const facts = await inspectSample(sample, kinds as ObjectKinds, async () => [])
  return { kind: facts.kind, message: facts.diagnostics.map((item) => item.message)[0] }
}

const examples = texts.flatMap(([name, text]) => {
  const schema = parse(replaceTokens(text, tokens)) as { examples?: unknown[] }
  const kind = [...(kinds?.kinds.values() ?? [])].find((item) => item.schema.endsWith(`/${name}`))
  return kind === undefined
    ? []
    : (schema.examples ?? []).map((example) => [kind.word, JSON.stringify(example)] as const)
})

describe('the schemas of the portal', () => {
  it('have no errors', () => {
    expect(diagnostics).toEqual([])
    expect(kinds?.kinds.size).toBeGreaterThan(20)
  })

  it.each(examples)('allow their own example of “%s”', async (word, example) => {
    expect(await inspect('json', [word], example)).toEqual({ kind: word, message: undefined })
  })

  it.each<[string, Language, string]>([
    [
      'a GitHub workflow',
      'yaml',
      'name: CI\non: { push: {} }\njobs:\n  build:\n    runs-on: ubuntu-latest\n    steps: [{ run: ls }]',
    ],
    ['a GitLab pipeline', 'yaml', 'stages: [build]\nbuild:\n  stage: build\n  script: [make]'],
    ['a compose file', 'yaml', 'services:\n  web: { image: nginx }\nvolumes: {}'],
    ['Helm values', 'yaml', 'image: { repository: a, tag: b }\nresources: { limits: { cpu: 1 } }'],
    [
      'a Kubernetes object',
      'yaml',
      'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: a }\nspec: { template: {} }',
    ],
    [
      'a cluster role',
      'yaml',
      'apiVersion: v1\nkind: ClusterRole\nmetadata: { name: a }\nrules: [{ resources: [pods], verbs: [get] }]',
    ],
    ['package.json', 'json', '{ "name": "a", "version": "1.0.0", "type": "module", "scripts": {} }'],
    ['an OpenAPI file', 'yaml', 'openapi: 3.1.0\ninfo: { title: A, version: "1", description: B }\npaths: {}'],
    ['a JSON Schema', 'json', '{ "type": "object", "title": "A", "properties": {}, "required": ["a"] }'],
    [
      'an answer with an entity',
      'json',
      '{ "ok": true, "entity": { "identifier": "a", "blueprint": "b", "properties": {} } }',
    ],
    ['an answer with an error', 'json', '{ "ok": false, "error": "not_found", "message": "A" }'],
    ['an answer with runs', 'json', '{ "ok": true, "runs": [{ "id": "r_1", "status": "SUCCESS" }], "next": null }'],
    ['an event of a tool', 'json', '{ "action": "opened", "id": 1, "type": "issue", "title": "A", "status": "open" }'],
    ['a Slack message', 'json', '{ "blocks": [{ "type": "section", "text": { "type": "mrkdwn", "text": "A" } }] }'],
    ['an IAM policy', 'json', '{ "Version": "2012-10-17", "Statement": [{ "Effect": "Allow", "Action": "*" }] }'],
    [
      'a Kafka record',
      'json',
      '{ "context": { "entity": "a", "blueprint": "b" }, "diff": { "before": null, "after": {} } }',
    ],
    ['a Grafana alert', 'yaml', 'groups:\n  - name: a\n    rules: [{ alert: A, expr: up == 0 }]'],
  ])('do not take %s for an object', async (_, language, text) => {
    expect(await inspect(language, [], text)).toEqual({ kind: undefined, message: undefined })
  })
})
