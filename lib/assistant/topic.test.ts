import { expect, test } from 'vitest'
import { inOtherWay, nextTopic, type Topic, thingIn, wholeQuestion } from './topic.ts'

/** What a conversation is about after some questions, each with the title of the page that answered it. */
const topicAfter = (...asked: [question: string, title: string][]) =>
  asked.reduce<Topic | undefined>((topic, [question, title]) => {
    const searched = (topic && wholeQuestion(question, topic.question, topic)) ?? question
    return nextTopic(topic, question, searched, title)
  }, undefined)

test.each([
  ['how do i build a dock', 'a dock'],
  ['what does a dock cost', 'a dock'],
  ['which boats does the dock hold', undefined],
  ['how do i see who built it', undefined],
  ['invite a captain', 'a captain'],
])('“%s” is about %s', (question, thing) => {
  expect(thingIn(question)).toBe(thing)
})

test.each([
  ['how many can I have', 'Docks', 'a dock'],
  ['is there a size limit', 'Limits of docks', 'a dock'],
  ['who can see it', 'Permissions', 'a dock'],
  ['how do i add a rope', 'Docks', 'a rope'],
  ['what are piers', 'Piers', 'a pier'],
  ['what are the piers', 'Docks', 'a dock'],
  ['and a pier?', 'Piers', 'a pier'],
])('after “%s”, which “%s” answers, a conversation about a dock is about %s', (question, title, thing) => {
  expect(topicAfter(['how do i build a dock', 'Docks'], [question, title])?.thing).toBe(thing)
})

test('what was to be done is done in another way', () => {
  const topic = topicAfter(['how do i invite captains', 'Captains'], ['what roles can they have', 'Roles'])
  const asked = (question: string) => wholeQuestion(question, 'what roles can captains have', topic)
  expect(asked('can I do that through the API instead?')).toBe('can I invite captains with the API')
  expect(asked('is it also possible in Terraform')).toBe('can I invite captains in Terraform')
  expect(asked('can they see all docks?')).toBe('can captains see all docks?')
  expect(asked('can I undo it?')).toBe('can I undo invite captains')
  expect(asked('how do I revert that')).toBe('how do I revert invite captains')
  const other = (question: string) => inOtherWay(question, topic)
  expect(other('show me the API call')).toBe('how do I invite captains with the API')
  expect(other('and which endpoint is that?')).toBe('how do I invite captains with the API')
  expect(other('how would that look in Terraform?')).toBe('how do I invite captains in Terraform')
  expect(other('show me the API call for docks')).toBeUndefined()
  expect(inOtherWay('which endpoint?', undefined)).toBeUndefined()
})
