import { z } from 'zod'
import { buttons, highlight, label, mark, partOf, text } from './values.ts'

const fieldKinds = [
  'text',
  'multi-line',
  'number',
  'select',
  'toggle',
  'date',
  'email',
  'url',
  'user',
  'team',
  'entity',
  'array',
  'object',
  'yaml',
  'secret',
] as const

const field = z.strictObject({
  label: text,
  kind: z.enum(fieldKinds).optional().meta({ description: 'Default: text' }),
  value: z
    .union([text, z.boolean(), z.array(text)])
    .optional()
    .meta({ description: 'Text; true or false for a toggle; a list for an array' }),
  placeholder: text.optional(),
  required: mark,
  readOnly: mark,
  help: text.optional(),
  error: text.optional(),
  options: z.array(label).min(1).optional().meta({ description: 'The list is open and shows these' }),
  highlight,
})
export type Field = z.infer<typeof field>

const form = partOf('form', {
  text: text.optional(),
  steps: z.array(text).min(2).optional().meta({ description: 'Titles of the steps' }),
  step: text.optional().meta({ description: 'The step that is shown' }),
  fields: z.array(field),
  buttons,
})

const lines = z.array(z.number().int().min(1))

/** Code, JSON, or YAML, as the product displays it. */
const code = partOf('code', {
  text,
  highlight: z
    .union([z.boolean(), lines])
    .optional()
    .meta({ description: 'Lines to mark, or true for the whole part' }),
  error: text.optional(),
  buttons,
})

/** The mapping editor of a data source: the mapping next to its output. */
const editor = partOf('editor', {
  text,
  highlight: z.union([z.boolean(), lines]).optional(),
  tabs: z.array(label).min(1).optional(),
  tab: text.optional(),
  preview: text.optional().meta({ description: 'Text beside the editor' }),
  previewTitle: text.optional(),
  error: text.optional(),
  buttons,
})

export const formParts = [form, code, editor] as const
