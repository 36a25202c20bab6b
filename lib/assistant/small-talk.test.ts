import { expect, test } from 'vitest'
import { smallTalkReply } from './small-talk.ts'

test('what asks nothing about the docs gets a reply', () => {
  expect(smallTalkReply('Hi!')).toContain('Ask anything')
  expect(smallTalkReply('ok great, thanks a lot')).toContain('You’re welcome')
  expect(smallTalkReply('Perfect.')).toContain('You’re welcome')
  expect(smallTalkReply('what can you do?')).toContain('quotes it')
  expect(smallTalkReply('that’s wrong')).toContain('Sorry')
  expect(smallTalkReply('This is not what I asked')).toContain('Sorry')
})

test('a question gets none, whatever it begins or ends with', () => {
  expect(smallTalkReply('hi how do I open a dock')).toBeUndefined()
  expect(smallTalkReply('help with docks')).toBeUndefined()
  expect(smallTalkReply('what works with Kafka')).toBeUndefined()
  expect(smallTalkReply('and guests?')).toBeUndefined()
  expect(smallTalkReply('?!')).toBeUndefined()
})
