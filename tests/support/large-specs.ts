/** A document with many operations, whose schemas refer to each other. */
export function hugeSpec(count: number): string {
  const objects = Math.ceil(count / 4)
  const schemas = Array.from({ length: objects }, (_, index) => {
    const next = `#/components/schemas/Object${(index * 7 + 3) % objects}`
    const fields = Array.from({ length: 12 }, (__, field) => [
      `field${field}`,
      field === 3
        ? { $ref: next }
        : { type: 'string', description: `Says one thing about object ${index}.`, maxLength: 200 },
    ])
    return [`Object${index}`, { type: 'object', required: ['field0'], properties: Object.fromEntries(fields) }]
  })
  const paths = Array.from({ length: count }, (_, index) => [
    `/things-${index}/{id}`,
    {
      get: {
        operationId: `get-thing-${index}`,
        summary: `Get thing ${index}`,
        tags: [`Tag ${index % 20}`],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: {
          200: {
            description: 'The thing.',
            content: {
              'application/json': {
                schema: { $ref: `#/components/schemas/Object${index % objects}` },
                example: { field0: 'a', field1: 'b' },
              },
            },
          },
        },
      },
    },
  ])
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Huge', version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(schemas) },
  })
}

/** A document in which each schema holds the next one many times: whole, it would have `width ** depth` fields. */
export function multiplyingSpec(depth: number, width: number): string {
  const schemas = Array.from({ length: depth }, (_, level) => {
    const inner = level + 1 === depth ? { type: 'string' } : { $ref: `#/components/schemas/Level${level + 1}` }
    const fields = Array.from({ length: width }, (__, field) => [`field${field}`, inner])
    return [`Level${level}`, { type: 'object', properties: Object.fromEntries(fields) }]
  })
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Multiplying', version: '1' },
    paths: {
      '/all': {
        get: {
          operationId: 'get-all',
          summary: 'Get all',
          responses: {
            200: {
              description: 'All.',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Level0' } } },
            },
          },
        },
      },
    },
    components: { schemas: Object.fromEntries(schemas) },
  })
}
