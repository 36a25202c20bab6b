import { expect, test } from 'vitest'
import { chatRequest } from './chat-request.ts'

test('a model gets the rules, what was said, the passages with their numbers and the question', () => {
  const before = Array.from({ length: 5 }, (_, index) => ({ question: `q${index}`, answer: 'a'.repeat(2000) }))
  const citation = { url: '/docks', anchor: '', title: 'Docks', section: '' }
  const request = chatRequest({ text: 'What is a dock?', before }, [{ citation, text: 'A dock is a place.' }], {
    model: 'm',
    product: 'Harbor',
    instructions: 'Be kind.',
  })
  expect(request).toMatchObject({ model: 'm', stream: true })
  expect(request.messages.map(({ role }) => role)).toEqual([
    'system',
    'user',
    'assistant',
    'user',
    'assistant',
    'user',
    'assistant',
    'user',
  ])
  expect(request.messages[0]?.content).toMatch(/readers of its documentation.*such as \[1\].*Be kind\.$/s)
  expect(request.messages[1]?.content).toBe('q2')
  expect(request.messages[2]?.content).toHaveLength(1500)
  expect(request.messages.at(-1)?.content).toBe(
    'Passages:\n\n[1] Docks\nA dock is a place.\n\nQuestion: What is a dock?',
  )
})
