import type { PagePlace } from '../api/view/page-register.ts'
import type { Fact } from '../api/view/value-facts.ts'
import type { FieldView, UnionView, ValueView } from '../api/view/value-view.ts'
import { codeSpan } from '../prose/code-span.ts'
import type { Description } from './described-blocks.ts'
import { type Block, bulletList } from './markdown-text.ts'

export interface ValueWriter {
  /** A line about a value, followed by its contents. */
  value: (value: ValueView, name?: string, marks?: readonly string[]) => Block[]
  fields: (fields: readonly FieldView[]) => Block[]
  /** A line that continues with a description's first paragraph, followed by the description's other blocks. */
  line: (start: string, description: string | undefined, end?: string) => Block[]
}

/** The page's data that the writer needs. */
interface ValueContext {
  describe: (markdown: string | undefined) => Description
  /** The place where the page shows a named schema in full. */
  shownAt: (name: string) => PagePlace | undefined
  address: string
}

/** A fact as Markdown. @example ['at most ', { code: '5' }] → 'at most `5`' */
export function factText(fact: Fact): string {
  return fact.map((part) => (typeof part === 'string' ? part : codeSpan(part.code))).join('')
}

function allowedText({ values }: ValueView): string {
  if (values.length === 0 || values.some(({ description }) => description !== undefined)) return ''
  return ` ${values.length === 1 ? 'Only' : 'One of'} ${values.map(({ value }) => codeSpan(value)).join(', ')}.`
}

function nameOf({ kind, name }: FieldView): string {
  if (kind === 'other') return `_${name}_`
  if (kind === 'position') return `_item ${Number(name) + 1}_`
  return kind === 'pattern' ? `_keys like_ ${codeSpan(name)}` : codeSpan(name)
}

/** Writes fields as nested lists, one line each with type, description, and limits. */
export function createValueWriter({ describe, shownAt, address }: ValueContext): ValueWriter {
  const elsewhereText = ({ elsewhere }: ValueView): string => {
    if (elsewhere === undefined) return ''
    const place = elsewhere.place ?? shownAt(elsewhere.name)
    if (place !== undefined) return ` The same fields as [${place.text}](${address}#${place.id}).`
    const reason = elsewhere.reason === 'recursive' ? 'the same as above' : 'too large to show in full'
    return ` ${elsewhere.name}: ${reason}.`
  }
  const line: ValueWriter['line'] = (start, description, end = '') => {
    const { words, blocks } = describe(description)
    const period = end === '' || /[.!?:…]\W?$/.test(words) ? '' : '.'
    return [`${start}${words === '' ? '' : `: ${words}${period}`}${end}`, ...blocks]
  }
  const allowedList = ({ values }: ValueView): Block[] =>
    values.some(({ description }) => description !== undefined)
      ? [bulletList(values.map(({ value: one, description }) => line(codeSpan(one), description)))]
      : []
  const union = ({ kind, options }: UnionView): Block[] => [
    kind === 'oneOf' ? 'One of these alternatives:' : 'One or more of these alternatives:',
    bulletList(options.map((option) => value(option, option.title === undefined ? '' : `**${option.title}**`))),
  ]
  const value: ValueWriter['value'] = (view, name = '', marks = []) => {
    const words = [view.type, ...marks, ...(view.deprecated ? ['deprecated'] : [])].join(', ')
    const facts = view.facts.length === 0 ? '' : ` (${view.facts.map(factText).join('; ')})`
    const start = name === '' ? words : `${name} (${words})`
    return [
      ...line(start, view.description, `${allowedText(view)}${facts}${elsewhereText(view)}`),
      ...allowedList(view),
      ...fields(view.fields),
      ...view.unions.flatMap(union),
    ]
  }
  const fields: ValueWriter['fields'] = (views) =>
    views.length === 0
      ? []
      : [bulletList(views.map((field) => value(field.value, nameOf(field), field.required ? ['required'] : [])))]
  return { value, fields, line }
}
