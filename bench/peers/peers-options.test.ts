import { expect, test } from 'vitest'
import { readOptions } from './peers-options.ts'

const engines = ['ours', 'docusaurus']

test('measures everything when nothing is said', () => {
  expect(readOptions([], engines)).toEqual({
    peers: engines,
    pages: ['own', '600', '3000'],
    what: ['build', 'dev', 'browser'],
    runs: 1,
    tablesOnly: false,
  })
})

test('takes lists', () => {
  const args = ['--peers', 'ours', '--pages', '300,own', '--what', 'build,dev', '--runs', '3']
  expect(readOptions(args, engines)).toEqual({
    peers: ['ours'],
    pages: ['300', 'own'],
    what: ['build', 'dev'],
    runs: 3,
    tablesOnly: false,
  })
})

test('says what may be written', () => {
  const message = (...args: string[]) => {
    try {
      readOptions(args, engines)
    } catch (error) {
      return (error as Error).message
    }
    return 'nothing'
  }
  expect(message('--peers', 'ours,hugo')).toBe(
    '--peers has “hugo”. Give some of these, with commas between: ours, docusaurus',
  )
  expect(message('--pages', '6oo')).toContain('Give numbers or own')
  expect(message('--runs', '0')).toContain('from 1 on')
})
