import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BodyHead, FieldFacts, FieldsFold, FieldType, namesAlternatives } from './explorer-schema.tsx'

/** A node as Elements has it. */
const node = (fragment: object, subpath: readonly string[] = [], children: readonly object[] = []) => ({
  fragment,
  originalFragment: fragment,
  subpath,
  children: children as { fragment: unknown; originalFragment: unknown; subpath: readonly string[] }[],
})

test('a type names what the items of a list are, also if they are a reference', () => {
  const items = node({ type: 'string', format: 'email' }, ['items'])
  const list = node({ type: 'array', items: { $ref: '#/components/schemas/Email' } }, ['properties', 'to'], [items])
  expect(renderToStaticMarkup(<FieldType node={list} />)).toBe('<span class="type">array of strings (email)</span>')
})

test('a type with alternatives that it names all about takes the place of a choice', () => {
  const plain = node({
    oneOf: [
      { title: 'One', type: 'string' },
      { type: 'array', items: { type: 'string' } },
    ],
  })
  expect(namesAlternatives(plain)).toBe(true)
  expect(renderToStaticMarkup(<FieldType node={plain} />)).toContain('string or array of strings')
  expect(namesAlternatives(node({ oneOf: [{ type: 'string', description: 'A name.' }, { type: 'null' }] }))).toBe(false)
  expect(namesAlternatives(node({ anyOf: [{ $ref: '#/a' }, { type: 'object', properties: {} }] }))).toBe(false)
  expect(namesAlternatives(node({ type: 'string' }))).toBe(false)
})

test('values and limits have the words of the page of an operation', () => {
  const field = node({ type: 'string', enum: ['low', 'high'], default: 'low' })
  expect(renderToStaticMarkup(<FieldFacts node={field} />).replace(/<[^>]+>/g, '')).toBe('One of low highdefault low ')
  const length = node({ type: 'string', minLength: 1, maxLength: 9, examples: ['ada'] })
  expect(renderToStaticMarkup(<FieldFacts node={length} />).replace(/<[^>]+>/g, '')).toBe('1–9 characters example ada ')
})

test('a body has a name and a type, and what holds parameters has none', () => {
  const body = node({ type: 'object', title: 'Boat', properties: { id: { type: 'string' } } })
  expect(renderToStaticMarkup(<BodyHead node={body} />)).toBe(
    '<p class="body-head"><strong>Boat </strong><span class="type">object</span></p>',
  )
  expect(renderToStaticMarkup(<BodyHead node={node({ properties: {} })} />)).toBe('')
})

test('a fold says what is in it', () => {
  const fold = (fields: readonly ReturnType<typeof node>[], subpath: readonly string[]) =>
    renderToStaticMarkup(
      <FieldsFold node={node({}, subpath)} fields={fields} isOpen={false} onToggle={() => {}} />,
    ).replace(/<[^>]+>/g, '')
  const field = node({}, ['properties', 'id'])
  expect(fold([field, field], ['properties', 'boat'])).toBe('2 fields of boat')
  expect(fold([field], ['items'])).toBe('1 field')
  expect(fold([node({}, ['anyOf', '0'])], ['properties', 'boats'])).toBe('Values of boats')
})
