import { expect, test } from 'vitest'
import type { HostingConfig } from '../config/site-config.ts'
import { checkHosting } from './check-hosting.ts'

const check = (hosting: unknown) =>
  checkHosting({ hosting: hosting as HostingConfig }).map(({ message, hint }) => `${message} ${hint}`)

test('sources are hosts, and days are whole numbers', () => {
  expect(checkHosting({})).toEqual([])
  expect(
    check({
      sources: { 'script-src': ['https://tags.example.com'], 'connect-src': ['wss://*.example.com:8443'] },
      httpsDays: 0,
    }),
  ).toEqual([])
})

test('sources that would weaken or break the policy are rejected', () => {
  expect(
    check({
      sources: {
        'script-src': ["'unsafe-inline'", "'unsafe-eval'", '*', 'https://a.example; script-src *', 'data:'],
        'img-scr': [],
        sandbox: ['allow-scripts'],
      },
      httpsDays: 1.5,
    }),
  ).toMatchInlineSnapshot(`
    [
      "hosting.sources[script-src]: 'unsafe-inline' would let text become code. Write hosts such as “https://cdn.example.com” or “https://*.example.com”.",
      "hosting.sources[script-src]: 'unsafe-eval' would let text become code. Write hosts such as “https://cdn.example.com” or “https://*.example.com”.",
      "hosting.sources[script-src]: “*” is not a host. Write hosts such as “https://cdn.example.com” or “https://*.example.com”.",
      "hosting.sources[script-src]: “https://a.example; script-src *” is not a host. Write hosts such as “https://cdn.example.com” or “https://*.example.com”.",
      "hosting.sources[script-src]: “data:” is not a host. Write hosts such as “https://cdn.example.com” or “https://*.example.com”.",
      "hosting.sources: “img-scr” takes no more sources. Did you mean “img-src”?",
      "hosting.sources: “sandbox” takes no more sources. Name one of script-src, style-src, img-src, font-src, connect-src, media-src, frame-src.",
      "hosting.httpsDays: 1.5 is not a number of days. Write a whole number from 0 to 3650, such as 365.",
    ]
  `)
})
