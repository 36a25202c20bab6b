import { describe, expect, test } from 'vitest'
import { replaceTokens, replaceTokensDeep, substituteTokens, tokensOf } from './tokens.ts'

const tokens = { brand: 'slipway', BRAND: 'SLIPWAY', product: 'Slipway Portal', x: '' }

describe('the tokens of a site', () => {
  const all = tokensOf({
    brand: 'harbour-two',
    product: 'Harbour Two',
    hosts: { app: 'app.harbour.example', api: 'api.harbour.example' },
    regions: ['us', 'ap'],
  })

  test('are the brand in three forms, the product, and each host in each region', () => {
    expect(all).toEqual({
      brand: 'harbour-two',
      brand_snake: 'harbour_two',
      BRAND: 'HARBOUR_TWO',
      product: 'Harbour Two',
      app_host: 'app.harbour.example',
      us_app_host: 'app.us.harbour.example',
      ap_app_host: 'app.ap.harbour.example',
      api_host: 'api.harbour.example',
      us_api_host: 'api.us.harbour.example',
      ap_api_host: 'api.ap.harbour.example',
    })
  })
})

describe('replacement', () => {
  test.each([
    ['{brand}-api', 'slipway-api'],
    ['{BRAND}_TOKEN and {product}', 'SLIPWAY_TOKEN and Slipway Portal'],
    ['{brand}{brand}', 'slipwayslipway'],
    ['${brand}', '$slipway'],
    ['{{brand}}', '{slipway}'],
    ['a{x}b', 'ab'],
  ])('%s → %s', (text, expected) => {
    expect(replaceTokens(text, tokens)).toBe(expected)
  })

  test.each(['{unknown}', '{ brand }', '{Brand}', 'brand', '{brand', '{"brand": 1}'])('%s is unchanged', (text) => {
    expect(replaceTokens(text, tokens)).toBe(text)
  })

  test('special characters of replacement patterns are inserted literally', () => {
    expect(replaceTokens('{brand}', { brand: '$& $1 {brand}' })).toBe('$& $1 {brand}')
  })

  test('covers keys and values of nested data and leaves other types unchanged', () => {
    const value = {
      '{brand}_ctas': ['{product}', { deep: '{BRAND}' }],
      count: 3,
      none: null,
      missing: undefined,
      no: false,
    }
    expect(replaceTokensDeep(value, tokens)).toEqual({
      slipway_ctas: ['Slipway Portal', { deep: 'SLIPWAY' }],
      count: 3,
      none: null,
      missing: undefined,
      no: false,
    })
  })
})

describe('source columns', () => {
  test('a column of the result maps to the column of the same character in the source', () => {
    const source = '1 {product} 2 {brand} 3 {x} 4\nno token\n{brand}|{product}|'
    const { text, sourceColumn } = substituteTokens(source, tokens)
    const [first = '', second = '', third = ''] = text.split('\n')
    const sourceLines = source.split('\n')
    for (const mark of '1234') {
      expect(sourceColumn(1, first.indexOf(mark) + 1)).toBe((sourceLines[0] ?? '').indexOf(mark) + 1)
    }
    expect(sourceColumn(2, second.indexOf('token') + 1)).toBe(4)
    expect(sourceColumn(3, third.indexOf('|') + 1)).toBe('{brand}|'.length)
    expect(sourceColumn(3, third.lastIndexOf('|') + 1)).toBe('{brand}|{product}|'.length)
  })

  test('the start of a replacement has the same column', () => {
    const { sourceColumn } = substituteTokens('ab {product}', tokens)
    expect(sourceColumn(1, 1)).toBe(1)
    expect(sourceColumn(1, 4)).toBe(4)
  })

  test('a place within a replacement maps to the start of its token', () => {
    const { sourceColumn } = substituteTokens('{x}ab {product} {brand}!', tokens)
    expect(sourceColumn(1, 'ab Sl'.length)).toBe('{x}ab {'.length)
    expect(sourceColumn(1, 'ab Slipway Portal slip'.length)).toBe('{x}ab {product} {'.length)
    expect(sourceColumn(1, 'ab Slipway Portal slipway!'.length)).toBe('{x}ab {product} {brand}!'.length)
  })

  test('without tokens, braces are unchanged', () => {
    expect(substituteTokens('{} and {x}', {}).text).toBe('{} and {x}')
    expect(replaceTokens('{} and {x}', {})).toBe('{} and {x}')
  })

  test('a replacement does not affect other lines', () => {
    const { sourceColumn } = substituteTokens('{product}\nabc', tokens)
    expect(sourceColumn(2, 3)).toBe(3)
  })
})
