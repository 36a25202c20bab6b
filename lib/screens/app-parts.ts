import { z } from 'zod'
import { buttons, highlight, mark, partOf, text } from './values.ts'

const fieldPair = z.tuple([text, text])
const reply = z.strictObject({ from: text, app: mark, time: text.optional(), text, highlight })

/** A chat message and its attachments. */
const message = partOf('message', {
  from: text,
  app: mark.meta({ description: 'Sent by an app' }),
  time: text.optional(),
  text,
  fields: z.array(fieldPair).min(1).optional(),
  buttons,
  replies: z.array(reply).min(1).optional(),
})

const file = z.strictObject({ path: text, added: z.number().optional(), removed: z.number().optional(), highlight })
const check = z.strictObject({ name: text, passed: z.boolean().optional(), note: text.optional(), highlight })
const diffLines = z.array(z.string()).min(1)

const pullRequest = partOf('pull-request', {
  number: z.number().int().optional(),
  state: z.enum(['open', 'draft', 'merged', 'closed']).optional(),
  author: text.optional(),
  from: text.optional().meta({ description: 'Branch with the changes' }),
  into: text.optional().meta({ description: 'Default: main' }),
  text: text.optional(),
  files: z.array(file).min(1).optional(),
  diff: z.strictObject({ path: text, lines: diffLines, highlight }).optional(),
  checks: z.array(check).min(1).optional(),
  comments: z.array(reply).min(1).optional(),
  buttons,
})

const diff = partOf('diff', { path: text, lines: diffLines })

/** The OAuth-style page on which a user authorizes another app. */
const consent = partOf('consent', {
  app: text,
  account: text.optional(),
  text: text.optional(),
  scopes: z.array(z.union([text, z.strictObject({ text, highlight })])).min(1),
  buttons,
})

const email = partOf('email', {
  from: text,
  to: text,
  subject: text,
  text,
  fields: z.array(fieldPair).min(1).optional(),
  buttons,
})

const terminalLine = z.union([
  z.string(),
  z.strictObject({ text, kind: z.enum(['command', 'output', 'error', 'muted']).optional(), highlight }),
])

const terminal = partOf('terminal', { lines: z.array(terminalLine).min(1) })

export const appParts = [message, pullRequest, diff, consent, email, terminal] as const
