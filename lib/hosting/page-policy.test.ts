import { expect, test } from 'vitest'
import type { SiteConfig } from '../config/site-config.ts'
import { thirdParties } from '../third-parties/services.ts'
import { type PolicyInput, pagePolicy } from './page-policy.ts'
import { policyText } from './policy.ts'

const config = { brand: 'harbor', assistant: false } as SiteConfig
const minimalInput: PolicyInput = {
  config,
  servers: undefined,
  mock: 'http://localhost:4010',
  hostedSearch: undefined,
  hashes: { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] },
  hasStyleAttributes: false,
  origins: { 'img-src': [], 'media-src': [] },
}
const policyOf = (changes: Partial<PolicyInput>) => pagePolicy({ ...minimalInput, ...changes })

test('a site without extra settings allows its own files and the scripts of the build', () => {
  expect(policyText(pagePolicy(minimalInput)).split('; ')).toMatchInlineSnapshot(`
    [
      "default-src 'none'",
      "script-src 'self' 'sha256-a'",
      "style-src 'self' 'sha256-b'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "media-src 'self'",
      "frame-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ]
  `)
})

test('each setting adds the hosts that it needs to the right directives', () => {
  const assistant = {
    label: 'Ask',
    href: '/ask',
    provider: 'openai-compatible',
    endpoint: 'https://ai.example/v1',
    model: 'm',
  } as const
  const widget = {
    label: 'Ask',
    href: '/ask',
    provider: 'widget',
    script: 'https://w.example/a.js',
    open: 'w',
  } as const
  const hostedSearch = { appId: 'APP1', apiKey: 'k', indexName: 'i' }
  const connect = (changes: Partial<PolicyInput>) => policyOf(changes)['connect-src']?.slice(1)
  expect(connect({ config: { ...config, assistant } })).toEqual(['https://ai.example'])
  expect(connect({ config: { ...config, feedback: { endpoint: 'https://sink.example/v1' } } })).toEqual([
    'https://sink.example',
  ])
  expect(connect({ config: { ...config, feedback: { endpoint: '/feedback' } } })).toEqual([])
  expect(connect({ hostedSearch })).toContain('https://app1-dsn.algolia.net')
  const withWidget = policyOf({ config: { ...config, assistant: widget } })
  expect(withWidget['script-src']).toEqual(["'self'", "'sha256-a'", 'https://w.example'])
  expect(withWidget['style-src']).toEqual(["'self'", "'unsafe-inline'"])
  const hosting = { sources: { 'img-src': ['https://cdn.example'] } }
  expect(policyOf({ config: { ...config, hosting } })['img-src']).toContain('https://cdn.example')
  expect(policyOf({ origins: { 'img-src': ['https://p.example'], 'media-src': [] } })['img-src']).toContain(
    'https://p.example',
  )
})

test('the console calls any host, only those of the specification, or its proxy', () => {
  const servers = [{ url: 'https://api.example/v1' }, { url: '/v2' }]
  const calls = (api: SiteConfig['api']) =>
    policyOf({ servers, config: { ...config, ...(api === undefined ? {} : { api }) } })['connect-src']
  expect(calls(undefined)).toEqual(["'self'", 'https:', 'http://localhost:*', 'http://127.0.0.1:*'])
  expect(calls({ otherHosts: false })).toEqual(["'self'", 'https://api.example', 'http://localhost:4010'])
  expect(calls({ corsProxy: 'https://proxy.example/' })).toEqual(["'self'", 'https://proxy.example'])
})

test('no combination of settings allows strings to be evaluated as code', () => {
  const ids = Object.fromEntries(Object.keys(thirdParties).map((name) => [name, 'a1']))
  const policy = policyOf({
    config: { ...config, thirdParties: ids },
    servers: [{ url: 'https://a.example' }],
    hasStyleAttributes: true,
  })
  const scripts = policy['script-src']?.join(' ') ?? ''
  expect(scripts).not.toMatch(/unsafe|https:(?!\/\/)|\*(?!\.)|data:|blob:/)
  expect(policy['style-src-attr']).toEqual([])
  expect(policy['default-src']).toEqual(["'none'"])
  expect(policy['base-uri']).toEqual(["'none'"])
})

test('origins that embedded pages notify may embed them', () => {
  const embed = { allowedOrigins: ['https://app.example'] }
  expect(policyOf({ config: { ...config, embed } })['frame-ancestors']).toEqual(["'self'", 'https://app.example'])
})
