import { expect, test } from 'vitest'
import { certain, didYouMean, didYouMeanFile, nearest } from './nearest.ts'

test.each([
  ['descripton', ['title', 'description'], ['description']],
  ['hlc', ['hcl', 'json'], ['hcl']],
  ['YAML', ['yaml', 'json'], ['yaml']],
  ['tutorial', ['guide', 'concept'], []],
  ['x', [], []],
])('the nearest to “%s” among %j is %j', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toEqual(expected)
})

test('the best candidate comes first; ties are in alphabetical order', () => {
  expect(nearest('note', ['nota', 'notes', 'tone', 'node', 'note'], 4)).toEqual(['note', 'node', 'nota', 'notes'])
})

test('a hint is a sentence or undefined', () => {
  expect(didYouMean('guid', ['guide', 'concept'])).toBe('Did you mean “guide”?')
  expect(didYouMean('tutorial', ['guide'])).toBeUndefined()
})

test.each([
  ['descripton', ['title', 'description'], 'description'],
  ['AWS', ['aws', 'awt'], 'aws'],
  ['titel', ['title', 'tags'], 'title'],
  ['kidn', ['kind', 'king'], 'kind'],
  ['tagx', ['tagy', 'tagz'], undefined],
  ['tabs', ['Tab', 'Tabs'], 'Tabs'],
  ['tab', ['tag', 'tabs'], undefined],
  ['ab', ['abcd'], undefined],
  ['/scorecards/overveiw', ['/scorecards/overview', '/scorecards'], '/scorecards/overview'],
  ['/guides/create-aws-account', ['/guides/create-gcp-account'], undefined],
  ['/reference/v1', ['/reference/v2'], undefined],
  ['/upgrade/to-1.10', ['/upgrade/to-1.11'], undefined],
  ['/teams/cat', ['/teams/car'], undefined],
  ['h4', ['hr', 'b'], undefined],
  ['/sso-rbac', ['/sso/rbac'], '/sso/rbac'],
  ['fast', ['last'], undefined],
  ['x', [], undefined],
])('“%s” among %j can only mean %s', (word, candidates, expected) => {
  expect(certain(word, candidates)).toBe(expected)
})

test.each([
  ['/images/serch-box.png', ['/images/services.png', '/images/search-bar.png'], undefined],
  ['/images/serch-box.png', ['/images/search-box.png', '/images/dark/search-box.png'], '/images/search-box.png'],
  ['/images/model.png', ['/images/guides/model.svg'], '/images/guides/model.svg'],
])('the file nearest to %s among %j is %s', (path, paths, expected) => {
  expect(didYouMeanFile(path, paths)).toBe(expected && `Did you mean “${expected}”?`)
})
