import { z } from 'zod'
import { buttons, color, highlight, mark, partOf, text } from './values.ts'

/** The log of a run. */
const log = partOf('log', {
  lines: z.array(z.strictObject({ time: text.optional(), text, color: color.optional(), highlight })).min(1),
})

const person = z.strictObject({
  name: text,
  you: mark,
  chip: text.optional(),
  color: color.optional(),
  note: text.optional(),
  highlight,
})

const approval = partOf('approval', {
  text: text.optional(),
  people: z.array(person).min(1),
  buttons,
})

const chatMessage = z.strictObject({
  from: z.enum(['you', 'agent']),
  text,
  tools: z.array(text).min(1).optional().meta({ description: 'Tools that the agent called before it answered' }),
  buttons,
  highlight,
})

/** A conversation with an agent. */
const chat = partOf('chat', {
  agent: text,
  messages: z.array(chatMessage).min(1),
  input: text.optional().meta({ description: 'Text in the box below the messages' }),
})

export const runParts = [log, approval, chat] as const
