import type { ErrorObject } from 'ajv/dist/2020.js'
import type { ApiOperation, ApiReference } from '../../api/api-operation.ts'
import { withoutReference } from '../../api/component-names.ts'
import { versionOf } from '../../api/openapi-shapes.ts'
import { validatedSchemas } from '../../api/to-json-schema.ts'
import { isRecord, valueAt } from '../../diagnostics/json-pointer.ts'
import { anythingMark } from '../../diagnostics/private-marks.ts'
import type { SchemaObject } from '../objects/json-schema.ts'
import type { ObjectDiagnostic } from '../objects/object-diagnostic.ts'
import { createObjectValidator, type ObjectValidator } from '../objects/object-validator.ts'
import { withoutEchoes } from '../objects/validate-object.ts'
import { type Body, isOpenText } from './body-value.ts'

/**
 * Keywords for required content; a part of an object, or an object that is not fully known, does not have to satisfy
 * them.
 */
const completeness = /^(?:required|dependentRequired|minProperties|minItems|contains)$/

export interface BodyValidator {
  /** Validates single values, such as those in a query. */
  values: ObjectValidator
  /** Undefined for an operation that does not take JSON. */
  schemaOf: (operation: ApiOperation) => { schema: SchemaObject; title: string | undefined } | undefined
  /** @param partial whether keys may be missing */
  validate: (schema: SchemaObject, body: Body, partial: boolean) => ObjectDiagnostic[]
}

/** Validates bodies of calls by the schemas of an API's operations. */
export function createBodyValidator({ bundle }: Pick<ApiReference, 'bundle'>): BodyValidator {
  const { set, validated } = validatedSchemas(bundle, versionOf(bundle), 'client')
  const current: { body: Body | undefined; partial: boolean } = { body: undefined, partial: false }

  /** Errors caused by the unknown parts of a body. */
  const ignores = ({ keyword, data }: ErrorObject): boolean => {
    if (data === anythingMark) return true
    if (typeof data === 'string') return keyword !== 'type' && isOpenText(data)
    if (typeof data !== 'object' || data === null) return false
    const isOpen = current.partial || current.body?.open.has(data) === true
    return isOpen && completeness.test(keyword)
  }
  const validator = createObjectValidator(set, ignores)
  const schemas = new Map<string, { schema: SchemaObject; title: string | undefined } | undefined>()

  const find = ({ path, method }: ApiOperation) => {
    const body = withoutReference(valueAt(bundle, ['paths', path, method, 'requestBody']), { document: bundle })
    const contents = isRecord(body?.content) ? Object.entries(body.content) : []
    const content = contents.find(([type]) => /^application\/(?:[\w.-]+\+)?json\b/.test(type))?.[1]
    const schema = isRecord(content) ? validated(content.schema) : undefined
    if (!isRecord(schema)) return undefined
    const named = typeof schema.$ref === 'string' ? set.get(schema.$ref) : schema
    const title = isRecord(named) && typeof named.title === 'string' ? named.title : undefined
    return { schema, title }
  }

  return {
    values: validator,
    schemaOf(operation) {
      const key = `${operation.method} ${operation.path}`
      if (!schemas.has(key)) schemas.set(key, find(operation))
      return schemas.get(key)
    },
    validate(schema, body, partial) {
      current.body = body
      current.partial = partial
      return withoutEchoes(validator.validate(schema, body.json).objectDiagnostics)
    },
  }
}
