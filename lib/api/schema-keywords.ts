const sharedKeywords = `$ref: string, title: string, description: string, default: any, example: any, enum: any[],
  format: string, multipleOf: number, maximum: number, minimum: number, maxLength: integer, minLength: integer,
  pattern: string, maxItems: integer, minItems: integer, uniqueItems: boolean, maxProperties: integer,
  minProperties: integer, required: string[], properties: Schema{}, additionalProperties: Schema, items: Schema,
  allOf: Schema[], anyOf: Schema[], oneOf: Schema[], not: Schema, readOnly: boolean, writeOnly: boolean,
  deprecated: boolean, discriminator: Discriminator, xml: Xml, externalDocs: ExternalDocs`

/**
 * The types of schema keywords, in the notation of `openapi-objects.ts`. OpenAPI 3.0 has its own dialect, 3.1 uses JSON
 * Schema 2020-12, whose `type` is a string or a list of strings, checked separately.
 * @see https://spec.openapis.org/oas/v3.0.4.html#schema-object
 * @see https://json-schema.org/draft/2020-12
 */
export const schemaFields = {
  '3.0': `${sharedKeywords}, type: =string|number|integer|boolean|array|object, nullable: boolean,
    exclusiveMaximum: boolean, exclusiveMinimum: boolean`,
  '3.1': `${sharedKeywords}, type: any, $id: string, $schema: string, $anchor: string, $dynamicAnchor: string,
    $dynamicRef: string, $vocabulary: any, $comment: string, $defs: Schema{}, definitions: Schema{}, const: any,
    examples: any[], exclusiveMaximum: number, exclusiveMinimum: number, prefixItems: Schema[], contains: Schema,
    maxContains: integer, minContains: integer, patternProperties: Schema{}, propertyNames: Schema,
    unevaluatedItems: Schema, unevaluatedProperties: Schema, dependentRequired: any, dependentSchemas: Schema{},
    if: Schema, then: Schema, else: Schema, contentEncoding: string, contentMediaType: string, contentSchema: Schema`,
} as const

/** Types of JSON Schema 2020-12. */
export const schemaTypes = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] as const
