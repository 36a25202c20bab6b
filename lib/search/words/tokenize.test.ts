import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'
import { longestTerm, plainForm, tokenize } from './tokenize.ts'

const terms = (text: string) => tokenize(text).map(({ term }) => term)

describe('the words of a text', () => {
  test.each([
    ['Create a blueprint.', ['create', 'a', 'blueprint']],
    ['relation_id', ['relation', 'id', 'relationid']],
    ['blueprintIdentifier', ['blueprint', 'identifier', 'blueprintidentifier']],
    ['self-service', ['self', 'service', 'selfservice']],
    ['HTTPServer', ['http', 'server', 'httpserver']],
    ['GitHub and OAuth2', ['git', 'hub', 'github', 'and', 'o', 'auth2', 'oauth2']],
    ['APIs and URLs', ['apis', 'and', 'urls']],
    ['.properties.my_name', ['properties', 'my', 'name', 'myname', 'propertiesmyname']],
    [
      '$team of $TOKEN, $$x and $my_name',
      ['$team', 'team', 'of', '$token', 'token', '$x', 'x', 'and', 'my', 'name', 'myname'],
    ],
    ['CI/CD', ['ci', 'cd', 'cicd']],
    ['/v1/runs/{run_id}', ['v1', 'runs', 'run', 'id', 'runid', 'v1runsrunid']],
    ['k8s K8S v1 EC2 2fa', ['k8s', 'k8s', 'v1', 'ec2', '2fa']],
    ['the page’s owner doesn’t', ['the', 'page', 'owner', 'doesnt']],
    ['Straße, Élan, ﬁne, ＡＢＣ', ['strasse', 'elan', 'fine', 'abc']],
    ['データ 数据', ['テータ', '数据']],
    ['a🙂b', ['a', 'b']],
    ['🙂 !? … \u0000', []],
    ['', []],
  ])('%j: %j', (text, expected) => {
    expect(terms(text)).toEqual(expected)
  })

  test('stand where the text has them', () => {
    const text = 'Über relation_id'
    expect(tokenize(text).map(({ start, end, kind }) => `${text.slice(start, end)} ${kind}`)).toEqual([
      'Über word',
      'relation part',
      'id part',
      'relation_id joined',
    ])
  })

  test('are never longer than words that anyone types', () => {
    expect(terms(`${'a'.repeat(longestTerm + 1)} ${'ab'.repeat(longestTerm)}_c`)).toEqual(['c'])
  })

  test('of any text have sound places', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const { term, start, end } of tokenize(text)) {
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(text.length)
          expect(term).not.toBe('')
          expect(term.length).toBeLessThanOrEqual(longestTerm)
        }
      }),
    )
  })

  test('of an endless word are found in linear time', () => {
    expect(terms(`${'a_'.repeat(100_000)}`).length).toBeGreaterThan(0)
  })
})

test('folding ends: what is folded stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
  )
})

test.each([
  ['Self-service actions', 'self service ACTIONS'],
  ['CI/CD', 'ci cd'],
  ['Update a user’s role', 'update a user role'],
])('“%s” and “%s” read the same', (a, b) => {
  expect(plainForm(a)).toBe(plainForm(b))
})
