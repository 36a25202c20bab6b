import { expect, test } from 'vitest'
import { exportedFiles, readExported, tokens } from './site.ts'

const token = new RegExp(`\\{(?:${Object.keys(tokens).join('|')}|[a-z_]+_host)\\}`, 'g')

test('the pattern finds tokens', () => {
  expect('{brand} {product} {api_host} {us_api_host} {typo_host} {other}'.match(token)).toEqual([
    '{brand}',
    '{product}',
    '{api_host}',
    '{us_api_host}',
    '{typo_host}',
  ])
})

test('no text of the export has a token that was not replaced', () => {
  const texts = exportedFiles.filter((file) => /\.(?:html|txt|json|xml|webmanifest|svg)$/.test(file))
  const found = texts.flatMap((file) => (readExported(file).match(token) ?? []).map((name) => `${file}: ${name}`))
  expect(found).toEqual([])
})

test('no name of a file has a token', () => {
  expect(exportedFiles.filter((file) => /[{}]/.test(file))).toEqual([])
})
