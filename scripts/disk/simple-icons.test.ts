import { expect, test } from 'vitest'
import { simpleIconPath, simpleIconSlugs } from './simple-icons.ts'

// An upgrade of the package that moves or redraws its files fails here.

test('there is a file for each slug', () => {
  expect(simpleIconSlugs().size).toBeGreaterThan(1000)
  expect([...simpleIconSlugs()].filter((slug) => !/^[a-z0-9_]+$/.test(slug))).toEqual([])
  expect(simpleIconSlugs()).toContain('github')
})

test('an icon is one path; one that does not exist is an error', () => {
  expect(simpleIconPath('github')).toMatch(/^M[\d\s.,a-z-]+$/i)
  expect(() => simpleIconPath('none-of-them')).toThrow('none-of-them')
})
