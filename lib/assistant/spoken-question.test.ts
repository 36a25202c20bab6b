import { expect, test } from 'vitest'
import { plainQuestion } from './spoken-question.ts'

test.each([
  ['okay so whats the easiest way to open a dock pls', 'how do I open a dock'],
  ['one more question, how do I open a dock', 'how do I open a dock'],
  ['is there a way to run something every night?', 'how do I run something every night'],
  ['we use Acme, how do we log in with it', 'how do we log in with it we use Acme'],
  ['my boats do not show up after i paid, why', 'why my boats do not show up after i paid'],
  ['getting 429s from the harbor', 'getting 429 from the harbor'],
  ['how fast is each crew, can i see that', 'how fast is each crew'],
  ['how do i get my stuff from a pier', 'how do i get from a pier'],
  ['where do i put my key in a dock', 'where do i my key in a dock'],
  ['PUT a dock', 'PUT a dock'],
  ['why does my boat keep spinning', 'why does my boat spinning'],
  ['cant i rent a dock', 'can’t i rent a dock'],
  ['tell ppl in a msg that u left', 'tell people in a message that you left'],
  ['open it thru the api', 'open it with the api'],
  ['What is a dock?', 'What is a dock'],
  ['I am new here, what is a dock?', 'what is a dock'],
  ['I’m new to this. How do I rent a dock?', 'How do I rent a dock'],
  ['what are docks?', 'what is a dock'],
  ['What are open entries', 'what is an open entry'],
  ['what are the docks', 'what are the docks'],
  ['what are boss', 'what are boss'],
  ['okay', 'okay'],
])('“%s” is read as “%s”', (spoken, plain) => {
  expect(plainQuestion(spoken)).toBe(plain)
})
