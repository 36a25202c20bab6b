import { expect, test } from 'vitest'
import type { SiteConfig } from '../config/site-config.ts'
import { checkLanguageSettings, checkSettings } from './check-settings.ts'

const tokens = { brand: 'slipway', app_host: 'app.slipway.example' }
const check = (config: Partial<SiteConfig>, source = '') =>
  checkSettings(config, source, tokens).map(
    ({ line, column, message, hint }) => `${line}:${column} ${message} ${hint ?? ''}`,
  )

test('missing settings and valid settings yield no diagnostics', () => {
  expect(check({})).toEqual([])
  const allowedOrigins = ['https://app.slipway.example', 'https://a.example:8443', 'http://localhost:3000']
  expect(check({ embed: { parameter: 'slipway-embed', allowedOrigins }, failedPage: 'reload' })).toEqual([])
})

test('an origin has no path, no wildcard, and only an HTTP scheme', () => {
  const allowedOrigins = [
    'https://app.slipway.example/',
    'https://App.slipway.example',
    'https://a.example:443',
    'https://*.example',
    '*',
    'null',
    'app.slipway.example',
    'ftp://a.example',
  ]
  expect(check({ embed: { allowedOrigins } })).toMatchInlineSnapshot(`
    [
      "1:1 embed.allowedOrigins: “https://app.slipway.example/” is not an origin. Write “https://app.slipway.example”: an origin has no path and no trailing slash.",
      "1:1 embed.allowedOrigins: “https://App.slipway.example” is not an origin. Write “https://app.slipway.example”: an origin has no path and no trailing slash.",
      "1:1 embed.allowedOrigins: “https://a.example:443” is not an origin. Write “https://a.example”: an origin has no path and no trailing slash.",
      "1:1 embed.allowedOrigins: “https://*.example” is not an origin. List each host separately, as “https://host”; wildcards are not supported.",
      "1:1 embed.allowedOrigins: “*” is not an origin. List each host separately, as “https://host”; wildcards are not supported.",
      "1:1 embed.allowedOrigins: “null” is not an origin. List each host separately, as “https://host”; wildcards are not supported.",
      "1:1 embed.allowedOrigins: “app.slipway.example” is not an origin. List each host separately, as “https://host”; wildcards are not supported.",
      "1:1 embed.allowedOrigins: “ftp://a.example” is not an origin. List each host separately, as “https://host”; wildcards are not supported.",
    ]
  `)
})

test('the diagnostic points to the value in the file, tokens included', () => {
  const source = `export default {\n  embed: { allowedOrigins: ['https://{app_host}/'] },\n}\n`
  expect(check({ embed: { allowedOrigins: ['https://app.slipway.example/'] } }, source)[0]).toMatch(/^2:30 /)
})

test('the parameter is a valid name that pages do not already use', () => {
  expect(check({ embed: { parameter: 'a b' } })).toMatchInlineSnapshot(`
    [
      "1:1 embed.parameter: “a b” is not a name of a query parameter. Use letters, digits, “-”, and “_”, for example “{brand}-embed”.",
    ]
  `)
  expect(check({ embed: { parameter: 'theme' } })).toMatchInlineSnapshot(`
    [
      "1:1 embed.parameter: pages use the query parameter “theme” for something else. Choose another name, for example “{brand}-embed”.",
    ]
  `)
})

test('failedPage is one of two values', () => {
  expect(check({ failedPage: 'again' as 'retry' })).toMatchInlineSnapshot(`
    [
      "1:1 failedPage: “again” is not known. Write “retry” or “reload”.",
    ]
  `)
})

test('api.links is a URL or “text”', () => {
  expect(check({ api: { links: 'text' } })).toEqual([])
  expect(check({ api: { links: 'https://docs.example.com/v1/' } })).toEqual([])
  expect(['docs.example.com', 'ftp://docs.example.com'].flatMap((links) => check({ api: { links } }))).toEqual([
    '1:1 api.links: “docs.example.com” is not a URL. Write a URL such as “https://docs.example.com/”, or “text”.',
    '1:1 api.links: “ftp://docs.example.com” is not a URL. Write a URL such as “https://docs.example.com/”, or “text”.',
  ])
})

test('agents.mcp is an HTTPS URL', () => {
  expect(check({ agents: { mcp: 'https://docs.slipway.example/mcp' } })).toEqual([])
  expect(['/mcp', 'http://docs.example/mcp'].flatMap((mcp) => check({ agents: { mcp } }))).toMatchInlineSnapshot(`
    [
      "1:1 agents.mcp: “/mcp” is not an HTTPS URL. Write the whole URL, such as “https://docs.example.com/mcp”.",
      "1:1 agents.mcp: “http://docs.example/mcp” is not an HTTPS URL. Write the whole URL, such as “https://docs.example.com/mcp”.",
    ]
  `)
})

const found = (...languages: string[]) =>
  checkLanguageSettings({ code: { languages } }).map(({ value, message, hint }) => `${value}: ${message} ${hint}`)

test('names of Shiki are accepted, other names included', () => {
  expect(found('xml', 'dockerfile', 'jsonc', 'sql', 'java', 'toml', 'powershell', 'diff', 'jsx')).toEqual([])
  expect(checkLanguageSettings({})).toEqual([])
})

test('misspelled, unknown, and existing languages', () => {
  expect(found('powershel', 'zzzzzzzz', 'yaml', 'yml', 'sh', 'mermaid')).toMatchInlineSnapshot(`
    [
      "powershel: code.languages: “powershel” is not a language that Shiki highlights. Did you mean “powershell”?",
      "zzzzzzzz: code.languages: “zzzzzzzz” is not a language that Shiki highlights. https://shiki.style/languages lists them.",
      "yaml: code.languages: every site has “yaml”. Remove it from the list.",
      "yml: code.languages: every site has “yaml”, which is what “yml” is called here. Remove it from the list.",
      "sh: code.languages: every site has “shell”, which is what “sh” is called here. Remove it from the list.",
      "mermaid: code.languages: every site has “mermaid”. Remove it from the list.",
    ]
  `)
})
