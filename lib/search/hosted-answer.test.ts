import { describe, expect, test } from 'vitest'
import { toAlgoliaResult } from './algolia-answer.ts'
import { fromHostedResponse, type HostedHit } from './hosted-answer.ts'
import { toHostedRequest } from './hosted-client.ts'

const whole = { indexName: 'docs_index', version: '' }
const request = (query: string, params: object = {}) => ({ indexName: 'docs', params: { query, ...params } })
/** A text as the host sends it: what is in brackets is a match. */
const found = (value: string, matchLevel: 'none' | 'partial' | 'full', ...matchedWords: string[]) => ({
  value: value.replaceAll('[', '\uE000').replaceAll(']', '\uE001'),
  matchLevel,
  ...(matchLevel === 'none' || matchedWords.length > 0 ? { matchedWords } : {}),
})

const hit: HostedHit = {
  url: '/guides/manifest',
  anchor: 'write-a-manifest',
  kind: 'page',
  context: 'guides',
  title: 'Manifests',
  section: 'Write a manifest',
  description: 'About <files>',
  breadcrumbs: ['Guides'],
  keywords: ['yaml'],
  _highlightResult: {
    title: found('[Mani]fests', 'partial', 'mani'),
    section: found('[Write] a [mani]fest', 'full', 'write', 'mani'),
    description: found('About <files>', 'none'),
    keywords: [found('yaml', 'none')],
  },
  _snippetResult: { text: found('One file.', 'none'), code: [found('kind', 'none')] },
}

const resultOf = (hits: HostedHit[], query = 'write mani') =>
  toAlgoliaResult(fromHostedResponse({ hits, nbHits: 31, page: 1, nbPages: 4 }, query), request(query), 3)
const only = (one: Partial<HostedHit>, query?: string) => resultOf([{ ...hit, ...one }], query).hits[0]

describe('a question to the host', () => {
  test('limits the search to the version, and to the context when there is one', () => {
    expect(
      toHostedRequest(request(' write ', { facetFilters: [['context:guides']], page: 2, hitsPerPage: 8 }), whole),
    ).toMatchInlineSnapshot(`
      {
        "facetFilters": [
          "version:current",
          "context:guides",
        ],
        "highlightPostTag": "",
        "highlightPreTag": "",
        "hitsPerPage": 8,
        "indexName": "docs_index",
        "page": 2,
        "query": "write",
      }
    `)
    expect(toHostedRequest(request('a'), { ...whole, version: '1.0' })?.facetFilters).toEqual(['version:1.0'])
    expect(toHostedRequest(request('a', { facetFilters: 'context:all' }), whole)?.facetFilters).toEqual([
      'version:current',
    ])
  })

  test('is not asked when it is empty, and cut when it is none', () => {
    expect(toHostedRequest(request('  '), whole)).toBeUndefined()
    expect(toHostedRequest({ indexName: 'docs' }, whole)).toBeUndefined()
    expect(toHostedRequest(request('x'.repeat(10_000)), whole)?.query).toHaveLength(240)
  })
})

describe('an answer of the host', () => {
  test('becomes what the local client answers', () => {
    expect(resultOf([hit])).toMatchInlineSnapshot(`
      {
        "exhaustiveNbHits": true,
        "hits": [
          {
            "_highlightResult": {
              "description": {
                "matchLevel": "none",
                "matchedWords": [],
                "value": "About <files>",
              },
              "keywords": [
                {
                  "matchLevel": "none",
                  "matchedWords": [],
                  "value": "yaml",
                },
              ],
              "section": {
                "matchLevel": "full",
                "matchedWords": [
                  "write",
                  "mani",
                ],
                "value": "<em>Write</em> a <em>mani</em>fest",
              },
              "title": {
                "matchLevel": "partial",
                "matchedWords": [
                  "mani",
                ],
                "value": "<em>Mani</em>fests",
              },
            },
            "_snippetResult": {
              "text": {
                "matchLevel": "none",
                "value": "One file.",
              },
            },
            "anchor": "write-a-manifest",
            "breadcrumbs": [
              "Guides",
            ],
            "context": "guides",
            "description": "About <files>",
            "keywords": [
              "yaml",
            ],
            "kind": "page",
            "objectID": "/guides/manifest#write-a-manifest",
            "section": "Write a manifest",
            "terms": [
              "manifests",
              "write",
              "manifest",
            ],
            "text": "One file.",
            "title": "Manifests",
            "type": "Heading",
            "url": "/guides/manifest",
          },
        ],
        "hitsPerPage": 20,
        "index": "docs",
        "nbHits": 31,
        "nbPages": 4,
        "page": 1,
        "params": "",
        "processingTimeMS": 3,
        "query": "write mani",
        "userData": [
          {
            "isComplete": true,
            "isUnanswered": false,
            "spellings": [],
          },
        ],
      }
    `)
  })

  test('gives the words that were found whole, for the marks on the page', () => {
    expect(only({})?.terms).toEqual(['manifests', 'write', 'manifest'])
  })

  test('marks as it is asked to, and leaves the text alone', () => {
    const description = found('An <em>[old]</em> file', 'partial', 'old')
    const { hits } = toAlgoliaResult(
      fromHostedResponse({ hits: [{ ...hit, _highlightResult: { description } }] }, 'old'),
      request('old', { highlightPreTag: '<b>', highlightPostTag: '</b>' }),
      0,
    )
    expect(hits[0]?._highlightResult.description.value).toBe('An <em><b>old</b></em> file')
    expect(hits[0]?.description).toBe('An <em>old</em> file')
  })

  test('shows names of samples when the text does not answer', () => {
    const snippets = {
      text: found('One file.', 'none'),
      code: [found('kind', 'none'), found('[mani]festFile', 'full')],
    }
    const one = only({ _highlightResult: {}, _snippetResult: snippets }, 'mani')
    expect(one).toMatchObject({ type: 'Content', text: 'manifestFile', title: 'Manifests' })
    expect(one?._snippetResult.text).toEqual({ value: '<em>mani</em>festFile', matchLevel: 'full' })
    expect(only({ _snippetResult: { ...snippets, text: found('One [mani]fest.', 'full') } })?.text).toBe(
      'One manifest.',
    )
  })

  test.each([
    [
      'Title',
      '',
      { title: found('[Write] [mani]', 'full', 'write', 'mani'), keywords: [found('[write]', 'partial', 'write')] },
    ],
    ['Keywords', '', { title: found('Page', 'none'), keywords: [found('[write]', 'partial', 'write')] }],
    [
      'Description',
      '',
      { description: found('[write]', 'partial', 'write'), keywords: [found('[write]', 'partial', 'write')] },
    ],
    [
      'Heading',
      'x',
      { title: found('[Write] [mani]', 'full', 'write', 'mani'), section: found('[write]', 'partial', 'write') },
    ],
    ['Content', 'x', { title: found('[Write]', 'partial', 'write') }],
  ] as const)('names what was found: %s', (type, anchor, _highlightResult) => {
    const _snippetResult = { text: found('it may [write] one', 'partial') }
    expect(only({ anchor, _highlightResult: _highlightResult as never, _snippetResult })?.type).toBe(type)
  })

  test('with a text that answers more than the title was found by its text', () => {
    const one = { anchor: '', _highlightResult: { title: found('[Write]', 'partial', 'write') } }
    expect(only({ ...one, _snippetResult: { text: found('[write] one [mani]fest', 'full') } })?.type).toBe('Content')
  })

  test('without hits says so', () => {
    const { hits, nbHits, userData } = toAlgoliaResult(fromHostedResponse({ hits: [] }, 'x'), request('x'), 0)
    expect([hits, nbHits, userData]).toEqual([[], 0, [{ isComplete: true, isUnanswered: false, spellings: [] }]])
  })
})
