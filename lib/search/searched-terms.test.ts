import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  hitHref,
  mostTerms,
  searchedTerms,
  stateWithTerms,
  storedTerms,
  termMarks,
  withoutTerms,
} from './searched-terms.ts'
import { termParameter } from './term-parameter.ts'

const termsOf = (href: string) => [...searchedTerms(new URL(href, 'https://docs.example').searchParams)]
const marked = (text: string, ...terms: string[]) =>
  termMarks(text, new Set(terms)).map(({ start, end }) => text.slice(start, end))

describe('the address of a hit', () => {
  test('has a parameter for each word, before the anchor', () => {
    expect(hitHref({ url: '/guides/all/x', anchor: 'set-up', terms: ['manifest', 'relation_id'] })).toBe(
      '/guides/all/x/?_highlight=manifest&_highlight=relation_id#set-up',
    )
    expect(hitHref({ url: '/', anchor: '', terms: [] })).toBe('/')
  })

  test('hands over the words that it was given', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,20}$/), { maxLength: mostTerms }), (terms) => {
        expect(termsOf(hitHref({ url: '/a', anchor: 'b', terms }))).toEqual([...new Set(terms)])
      }),
    )
  })
})

describe('the words of an address', () => {
  test('are few and short, whatever it holds', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `${termParameter}=word${index}`).join('&')
    expect(termsOf(`/a/?${many}`)).toHaveLength(mostTerms)
    expect(termsOf(`/a/?${termParameter}=${'x'.repeat(100_000)}`)).toEqual([])
    expect(termsOf(`/a/?${termParameter}=${encodeURIComponent('<script>alert(1)</script>')}`)).not.toContain('<script>')
  })

  test('can be taken away, and the rest stays', () => {
    const url = new URL('https://docs.example/a/?tab=go&_highlight=x&_highlight=y#b')
    expect(withoutTerms(url).href).toBe('https://docs.example/a/?tab=go#b')
    expect(url.search).toContain(termParameter)
  })
})

describe('the state of a history entry', () => {
  test('keeps words beside what else it contains, until they are cleared', () => {
    const state = stateWithTerms({ other: 1 }, new Set(['run', 'id']))
    expect(state).toEqual({ other: 1, searchedTerms: ['run', 'id'] })
    expect(storedTerms(state)).toEqual(new Set(['run', 'id']))
    expect(stateWithTerms(state, new Set())).toEqual({ other: 1 })
    expect(stateWithTerms({ searchedTerms: ['run'] }, new Set())).toBeNull()
  })

  test.each([[null], [undefined], ['searchedTerms'], [{ searchedTerms: 'run' }], [{ searchedTerms: [1, null] }]])(
    '%j contains no words',
    (state) => {
      expect(storedTerms(state)).toEqual(new Set())
    },
  )
})

describe('marks in a text', () => {
  test.each([
    ['A blueprint, Blueprints and blueprinting.', ['blueprint'], ['blueprint']],
    ['Élan vital', ['elan'], ['Élan']],
    ['Set relation_id in relationId.', ['relationid'], ['relation_id', 'relationId']],
    ['Set relation_id.', ['relation'], ['relation_id']],
    ['a.b (c) [d]*', ['.*', '(', '[d]'], []],
    ['constructor __proto__', ['constructor'], ['constructor']],
  ])('“%s” has for %j the words %j', (text, terms, expected) => {
    expect(marked(text, ...terms)).toEqual(expected)
  })

  test('lie within the text, in order, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, terms) => {
        let at = 0
        for (const { start, end } of termMarks(text, new Set(terms))) {
          expect(start).toBeGreaterThanOrEqual(at)
          expect(end).toBeGreaterThan(start)
          at = end
        }
        expect(at).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})
