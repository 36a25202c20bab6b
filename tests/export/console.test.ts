import { expect, test } from 'vitest'
import { documentPages } from './exported-pages.ts'
import { exportedFiles, readExported } from './site.ts'

/** A word that only Stoplight Elements has. */
const elementsWord = 'TryIt_securitySchemeValues'

test('Elements is in the script of the console and in no other one', () => {
  const scripts = exportedFiles.filter((file) => file.endsWith('.js'))
  const found = scripts.filter((file) => readExported(file).includes(elementsWord))
  expect(found).toEqual(['generated/try-it.js'])
})

test('no page names a file of the console: a reader’s wish loads it', () => {
  const found = documentPages.filter(({ page }) =>
    [...page.scripts, ...page.stylesheets].some((address) => address.includes('try-it')),
  )
  expect(found).toEqual([])
})

test('every rule of its stylesheet holds within the console only', () => {
  const css = readExported('generated/try-it.css')
  const selectors = [...css.matchAll(/(?<=^|[{}])([^{}@;]+)\{/g)].flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
  expect(selectors.length).toBeGreaterThan(1000)
  expect(selectors.filter((selector) => !selector.trim().startsWith('.try-it-root'))).toEqual([])
})
