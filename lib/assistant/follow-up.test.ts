import { expect, test } from 'vitest'
import {
  addition,
  addsTo,
  asksTheSame,
  comparison,
  continues,
  refersBack,
  withContext,
  withoutCorrection,
} from './follow-up.ts'

const before = 'How do I create a blueprint?'

test.each([
  ['And in Terraform?', 'How do I create a blueprint in Terraform'],
  ['How do I delete?', 'How do I delete a blueprint'],
  ['Can I undo?', `Can I undo? ${before}`],
  ['Why?', `Why? ${before}`],
  ['How do I delete it?', 'How do I delete a blueprint?'],
  ['How do I delete one?', 'How do I delete a blueprint?'],
  ['Can I get one that expires?', 'Can I get a blueprint that expires?'],
  ['Can I delete one later?', 'Can I delete a blueprint later?'],
  ['What happens when I delete it?', 'What happens when I delete a blueprint?'],
  ['Is it possible in Terraform?', 'can I create a blueprint in Terraform'],
  ['Can I do that in Terraform instead?', 'Can I create a blueprint in Terraform'],
  ['Can it be renamed?', 'Can a blueprint be renamed?'],
  ['How many can I have?', 'How many blueprint can I have'],
  ['How do I set up one action?', 'How do I set up one action?'],
  ['Which operators work on dates?', 'Which operators work on dates?'],
])('“%s” after another question is searched as “%s”', (question, searched) => {
  expect(withContext(question, before)).toBe(searched)
})

test.each([
  ['who can see it?', 'what is a scorecard', 'who can see a scorecard?'],
  ['does it need internet access?', 'how do i install the exporter', 'does the exporter need internet access?'],
  ['why are they 0?', 'What are the limits?', 'why are the limits 0?'],
  ['Can it sync groups?', 'okay, how do I sign in with SSO so that all is safe?', 'Can SSO sync groups?'],
  ['Can I get a message when that happens?', 'what is a run?', 'Can I get a message when that happens? what is a run?'],
  ['how do i delete it?', 'who can see a dashboard', 'how do i delete a dashboard?'],
  ['remove them again?', 'how to add a user to a team', 'remove a user from a team?'],
  ['how do i remove him?', 'how do i add a user', 'how do i remove a user?'],
  ['and an entity?', 'How do I delete a blueprint?', 'How do I delete an entity'],
  ['and a floating one?', 'what is a fixed dock', 'what is a floating dock'],
  ['delete it again', 'python example create entity', 'delete entity'],
  ['delete it', 'show me a curl command to create an entity', 'delete an entity'],
  ['how do i get a new one?', 'my pass stopped working after a while', 'how do i get a new pass?'],
  ['export it', 'audit log', 'export audit log'],
  ['does it need a token?', 'connect the exporter', 'does the exporter need a token?'],
  ['how often is it calculated', 'my scorecard is wrong', 'how often is scorecard calculated'],
  [
    'and can admins still see it?',
    'how do i hide a flag on a dock from some of my users',
    'and can admins still see a flag on a dock?',
  ],
  ['how to rotate', 'how long does an access token last', 'how to rotate an access token'],
  ['does it support SCIM', 'why is my run stuck', 'does it support SCIM why is my run stuck'],
])('“%s” after “%s” is about its thing', (question, earlier, searched) => {
  expect(withContext(question, earlier)).toBe(searched)
})

const tools = [['git hub', 'github'], ['git lab', 'gitlab'], ['terraform']]

test.each([
  ['and for gitlab?', 'How do I connect GitHub?', 'how do i connect gitlab'],
  ['What about GitHub?', 'how do i connect gitlab', 'how do i connect github'],
  [
    'Which permissions does the app need?',
    'How do I connect GitHub?',
    'Which permissions does the app need for github?',
  ],
  ['And with Terraform?', 'What is a scorecard?', 'What is a scorecard with Terraform'],
  ['Where are the logs of the GitLab runner?', 'How do I connect GitHub?', 'Where are the logs of the GitLab runner?'],
])('“%s” after “%s” is about “%s”', (question, earlier, searched) => {
  expect(withContext(question, earlier, tools)).toBe(searched)
})

test.each([
  ['per environment', true],
  ['only eu-west-1', true],
  ['what is a scorecard', false],
  ['gitlab runners', false],
  ['the entities of my second blueprint', false],
  ['remove them again?', false],
])('whether “%s” may add to a question: %s', (remark, expected) => {
  expect(addsTo(remark, tools)).toBe(expected)
})

test.each([
  ['and why?', true],
  ['and how many users?', true],
  ['and how do I force a resync?', false],
  ['but can I undo it?', true],
  ['give me all blueprints', false],
  ['can i delete a blueprint that has entities', false],
  ['does that have a limit', true],
  ['can i automate that', true],
])('whether “%s” only makes sense after another question: %s', (question, expected) => {
  expect(continues(question)).toBe(expected)
})

test.each([
  ['and only for one team?', 'only for one team'],
  ['via api?', 'via api'],
  ['rate limits', undefined],
  ['in the portal I see no entities of my team', undefined],
])('“%s” adds “%s” to a question', (question, added) => {
  expect(addition(question)).toBe(added)
})

test('the same can be asked about another tool', () => {
  expect(asksTheSame('does that also work for gitlab?', 'my github docks are empty', tools)).toBe(true)
  expect(asksTheSame('how do I connect it to gitlab?', 'my github docks are empty', tools)).toBe(false)
  expect(asksTheSame('does that also work for gitlab?', 'my docks are empty', tools)).toBe(false)
})

test('a part of what was asked about may be meant', () => {
  expect(refersBack('what permissions does the key need?', 'connect gitlab', tools)).toBe(true)
  expect(refersBack('what permissions does a key need?', 'connect gitlab', tools)).toBe(false)
  expect(refersBack('what permissions does the github key need?', 'connect gitlab', tools)).toBe(false)
})

test('two things that were asked about are compared', () => {
  const contexts = ['what is a dock', 'how do I open a dock?', 'what is a pier']
  expect(comparison('difference between them?', contexts)).toBe('What is the difference between a dock and a pier?')
  expect(comparison('difference between a quay and a jetty', contexts)).toBeUndefined()
  expect(comparison('difference between them?', ['what is a dock'])).toBeUndefined()
})

test('the first question stands alone', () => {
  expect(withContext('And in Terraform?', undefined)).toBe('And in Terraform?')
})

test.each([
  ['no, I meant the pier', 'what about the pier'],
  ['sorry i mean gitlab ci', 'what about gitlab ci'],
  ['I meant Entra ID, not Okta', 'what about Entra ID'],
  ['no, azure devops', 'what about azure devops'],
  ['no, how do I delete it?', 'no, how do I delete it'],
  ['only on the pier, please', 'only on the pier'],
  ['what do you mean', 'what do you mean'],
  ['no access for members', 'no access for members'],
  ['what if i can’t use a rope?', 'and without a rope'],
  ['what if we cannot have helm', 'and without helm'],
])('“%s” is asked as “%s”', (question, asked) => {
  expect(withoutCorrection(question)).toBe(asked)
})

test('why one thing is used instead of another asks for their difference', () => {
  expect(comparison('why would I use it over a pier?', ['What is a dock?'])).toBe(
    'What is the difference between a dock and a pier?',
  )
  expect(comparison('when do i use one instead of a pier', ['is it open?'])).toBeUndefined()
})
