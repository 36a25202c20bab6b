import type { IHttpParam } from '@stoplight/types'
import { isRecord } from '../../diagnostics/json-pointer.ts'
import { examplesOf } from './examples.ts'
import { mergeAllOf } from './merge-all-of.ts'
import type { PageRegister } from './page-register.ts'
import { typesOf } from './type-label.ts'
import type { Fact } from './value-facts.ts'
import { type Direction, type FieldView, type ValuePlace, viewValue } from './value-view.ts'

const separators: Readonly<Record<string, string>> = {
  form: ',',
  simple: ',',
  commaDelimited: ',',
  spaceDelimited: '%20',
  pipeDelimited: '|',
}

/** The serialization of a list or object, if it is not the default for the parameter's location. */
function styleFact({ name, style, explode, schema }: IHttpParam, place: ValuePlace['section']): Fact | undefined {
  const types = typesOf(mergeAllOf(schema).schema)
  if (style === 'deepObject') return ['written as ', { code: `${name}[key]=value` }]
  if (style === 'label' || style === 'matrix') {
    return ['written as ', { code: style === 'label' ? '.value' : `;${name}=value` }]
  }
  const separator = separators[style] ?? ','
  if ((place !== 'query' && place !== 'cookie') || (explode !== false && style === 'form')) return undefined
  if (types.includes('array')) return ['written as ', { code: `${name}=a${separator}b` }]
  return types.includes('object') ? ['written as ', { code: `${name}=key${separator}value` }] : undefined
}

/** The view of a parameter or of a response header. */
export function viewParameter(
  parameter: IHttpParam,
  section: ValuePlace['section'],
  register: PageRegister,
  direction: Direction,
): FieldView {
  const { name, description, required, deprecated, schema } = parameter
  const id = register.claim(section, [name])
  const place: ValuePlace = { register, direction, section, names: [name], place: { id, text: name }, within: [] }
  const examples = examplesOf(parameter).map(({ value }) => value)
  const source = isRecord(schema) ? schema : {}
  const value = viewValue(examples.length === 0 ? source : { ...source, examples }, place)
  const style = styleFact(parameter, section)
  return {
    kind: 'named',
    name,
    id,
    required: required === true,
    value: {
      ...value,
      description: description ?? value.description,
      deprecated: deprecated === true || value.deprecated,
      facts: style === undefined ? value.facts : [...value.facts, style],
    },
  }
}
