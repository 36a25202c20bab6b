import { expect, test } from 'vitest'
import { properNames } from './asked.ts'

test.each([
  ['Does it work with Microsoft Teams?', ['microsoftteams']],
  ['Which Bitbucket Server is it?', ['bitbucketserver']],
  ['How Do I use Jira?', []],
  ['is it open?', []],
])('“%s” names %j', (text, names) => {
  expect(properNames(text)).toEqual(names)
})
