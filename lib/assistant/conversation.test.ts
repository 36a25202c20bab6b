import { describe, expect, test } from 'vitest'
import type { Answer } from './answer.ts'
import { type Conversation, changeConversation, readConversation } from './conversation.ts'

const answer: Answer = { kind: 'unknown', near: [] }
const asked = (...ids: string[]): Conversation =>
  ids.reduce<Conversation>((turns, id) => changeConversation(turns, { type: 'ask', id, question: `${id}?` }), [])

describe('a conversation', () => {
  test('has a question, part of its answer, the answer and a vote', () => {
    let turns = asked('a')
    turns = changeConversation(turns, { type: 'answer', id: 'a', answer })
    expect(turns[0]).toMatchObject({ state: 'asking', answer })
    turns = changeConversation(turns, { type: 'done', id: 'a', answer, notice: 'From here.' })
    turns = changeConversation(turns, { type: 'vote', id: 'a', vote: 'up' })
    expect(turns).toEqual([{ id: 'a', question: 'a?', state: 'done', answer, notice: 'From here.', vote: 'up' }])
    expect(changeConversation(turns, { type: 'vote', id: 'a', vote: undefined })[0]).not.toHaveProperty('vote')
  })

  test('keeps what was stopped, whatever comes later, until it is tried again', () => {
    const stopped = changeConversation(asked('a'), { type: 'stop', id: 'a' })
    expect(changeConversation(stopped, { type: 'done', id: 'a', answer, notice: undefined })).toEqual(stopped)
    expect(changeConversation(stopped, { type: 'fail', id: 'a', notice: 'x' })).toEqual(stopped)
    expect(changeConversation(stopped, { type: 'retry', id: 'a' })[0]).toEqual({
      id: 'a',
      question: 'a?',
      state: 'asking',
    })
  })

  test('forgets old questions, and all when it begins anew', () => {
    const many = asked(...Array.from({ length: 40 }, (_, index) => `${index}`))
    expect(many).toHaveLength(30)
    expect(many[0]?.id).toBe('10')
    expect(changeConversation(many, { type: 'clear' })).toEqual([])
  })
})

test('a kept conversation is read; what was under way counts as stopped', () => {
  const turns = asked('a', 'b')
  expect(readConversation(JSON.stringify(turns)).map(({ state }) => state)).toEqual(['stopped', 'stopped'])
  const done = changeConversation(turns, { type: 'done', id: 'a', answer, notice: undefined })
  expect(readConversation(JSON.stringify(done))[0]).toEqual(done[0])
})

test.each([
  null,
  '',
  '{',
  '{}',
  '[1, null, {"id": 1}]',
  '[{"id":"a","question":"b","state":"done","answer":{"kind":"x"}}]',
])('storage that holds %s holds no conversation', (stored) => {
  expect(readConversation(stored)).toEqual([])
})
