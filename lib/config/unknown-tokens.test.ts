import { expect, test } from 'vitest'
import { unknownTokens } from './unknown-tokens.ts'

const tokens = { brand: 'slipway', BRAND: 'SLIPWAY', product: 'Slipway', api_host: 'api.slipway.example' }

test.each([
  ['https://{apihost}/v1/blueprints', 'apihost', 9, 'api_host'],
  ['curl {brnd}', 'brnd', 6, 'brand'],
  ['title: All of {Product}', 'Product', 15, 'product'],
  ['`https://{us_api_host}`', 'us_api_host', 10, undefined],
  ['In {prodcut}', 'prodcut', 4, 'product'],
])('%s', (text, name, column, meant) => {
  expect(unknownTokens(`{brand}\n${text}`, tokens)).toEqual([{ name, meant, line: 2, column }])
})

test.each([
  '{brand} {product} {api_host}',
  '/v1/brands/{brand_id}/{brnd}',
  '${brnd} {{brnd}} #{brnd} %{brnd} \\{brnd}',
  'f"{brnd} of {brands}" $"{prodcut}"',
  "import {Product} from 'a'; import type {Brand} from 'b'",
  'const {Product} = shop',
  '{"brnd": {id}} {products} {name} {host} {grand} {db_host}',
])('%s has no unknown token', (text) => {
  expect(unknownTokens(text, tokens)).toEqual([])
})

test('a site without tokens has no unknown ones', () => {
  expect(unknownTokens('{brnd}', {})).toEqual([])
})
