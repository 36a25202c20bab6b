/** An object of OpenAPI, as short as it can be written. */
export interface ObjectSource {
  /** For sentences: “a response”. */
  label: string
  /** `Name`, `Name[]` or `Name{}`; `&` where a reference may stand; `=a|b` for one of several words. */
  fields?: Readonly<Record<string, string>>
  required?: readonly string[]
  since31?: readonly string[]
  entries?: { pattern: RegExp; keys: string; field: string }
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const
/** Methods that a path may have, as keys. */
export const httpMethods: readonly string[] = methods

const value = {
  description: 'string',
  deprecated: 'boolean',
  schema: 'Schema',
  example: 'any',
  examples: '&Example{}',
  content: 'MediaType{}',
  required: 'boolean',
  explode: 'boolean',
  allowReserved: 'boolean',
  allowEmptyValue: 'boolean',
} as const

/**
 * The objects of OpenAPI.
 * @see https://spec.openapis.org/oas/v3.1.1.html
 */
export const openApiObjects = {
  OpenApi: {
    label: 'an OpenAPI document',
    required: ['openapi', 'info'],
    since31: ['jsonSchemaDialect', 'webhooks'],
    fields: {
      openapi: 'string',
      info: 'Info',
      jsonSchemaDialect: 'string',
      servers: 'Server[]',
      paths: 'Paths',
      webhooks: '&PathItem{}',
      components: 'Components',
      security: 'SecurityRequirement[]',
      tags: 'Tag[]',
      externalDocs: 'ExternalDocs',
    },
  },
  Info: {
    label: 'the info object',
    required: ['title', 'version'],
    since31: ['summary'],
    fields: {
      title: 'string',
      summary: 'string',
      description: 'string',
      termsOfService: 'string',
      contact: 'Contact',
      license: 'License',
      version: 'string',
    },
  },
  Contact: { label: 'a contact', fields: { name: 'string', url: 'string', email: 'string' } },
  License: {
    label: 'a license',
    required: ['name'],
    since31: ['identifier'],
    fields: { name: 'string', identifier: 'string', url: 'string' },
  },
  Server: {
    label: 'a server',
    required: ['url'],
    fields: { url: 'string', description: 'string', variables: 'ServerVariable{}' },
  },
  ServerVariable: {
    label: 'a server variable',
    required: ['default'],
    fields: { enum: 'string[]', default: 'string', description: 'string' },
  },
  Components: {
    label: 'the components object',
    since31: ['pathItems'],
    fields: {
      schemas: 'Schema{}',
      responses: '&Response{}',
      parameters: '&Parameter{}',
      examples: '&Example{}',
      requestBodies: '&RequestBody{}',
      headers: '&Header{}',
      securitySchemes: '&SecurityScheme{}',
      links: '&Link{}',
      callbacks: '&Callback{}',
      pathItems: '&PathItem{}',
    },
  },
  Paths: {
    label: 'the paths object',
    entries: { pattern: /^\//, keys: 'paths that start with “/”', field: '&PathItem' },
  },
  PathItem: {
    label: 'a path',
    fields: {
      $ref: 'string',
      summary: 'string',
      description: 'string',
      ...Object.fromEntries(methods.map((method) => [method, 'Operation'])),
      servers: 'Server[]',
      parameters: '&Parameter[]',
    },
  },
  Operation: {
    label: 'an operation',
    fields: {
      tags: 'string[]',
      summary: 'string',
      description: 'string',
      externalDocs: 'ExternalDocs',
      operationId: 'string',
      parameters: '&Parameter[]',
      requestBody: '&RequestBody',
      responses: 'Responses',
      callbacks: '&Callback{}',
      deprecated: 'boolean',
      security: 'SecurityRequirement[]',
      servers: 'Server[]',
    },
  },
  ExternalDocs: {
    label: 'a link to other documentation',
    required: ['url'],
    fields: { description: 'string', url: 'string' },
  },
  Parameter: {
    label: 'a parameter',
    required: ['name', 'in'],
    fields: {
      name: 'string',
      in: '=query|header|path|cookie',
      style: '=matrix|label|form|simple|spaceDelimited|pipeDelimited|deepObject',
      ...value,
    },
  },
  RequestBody: {
    label: 'a request body',
    required: ['content'],
    fields: { description: 'string', content: 'MediaType{}', required: 'boolean' },
  },
  MediaType: {
    label: 'a media type',
    fields: { schema: 'Schema', example: 'any', examples: '&Example{}', encoding: 'Encoding{}' },
  },
  Encoding: {
    label: 'an encoding',
    fields: {
      contentType: 'string',
      headers: '&Header{}',
      style: '=form|spaceDelimited|pipeDelimited|deepObject',
      explode: 'boolean',
      allowReserved: 'boolean',
    },
  },
  Responses: {
    label: 'the responses object',
    entries: {
      pattern: /^(?:default|[1-5](?:\d\d|XX))$/,
      keys: 'status codes such as “200”, ranges such as “4XX”, or “default”',
      field: '&Response',
    },
  },
  Response: {
    label: 'a response',
    required: ['description'],
    fields: { description: 'string', headers: '&Header{}', content: 'MediaType{}', links: '&Link{}' },
  },
  Callback: { label: 'a callback', entries: { pattern: /^/, keys: 'addresses', field: '&PathItem' } },
  Example: {
    label: 'an example',
    fields: { summary: 'string', description: 'string', value: 'any', externalValue: 'string' },
  },
  Link: {
    label: 'a link',
    fields: {
      operationRef: 'string',
      operationId: 'string',
      parameters: 'any',
      requestBody: 'any',
      description: 'string',
      server: 'Server',
    },
  },
  Header: { label: 'a header', fields: { style: '=simple', ...value } },
  Tag: {
    label: 'a tag',
    required: ['name'],
    fields: { name: 'string', description: 'string', externalDocs: 'ExternalDocs' },
  },
  SecurityScheme: {
    label: 'a security scheme',
    required: ['type'],
    fields: {
      type: '=apiKey|http|mutualTLS|oauth2|openIdConnect',
      description: 'string',
      name: 'string',
      in: '=query|header|cookie',
      scheme: 'string',
      bearerFormat: 'string',
      flows: 'OAuthFlows',
      openIdConnectUrl: 'string',
    },
  },
  OAuthFlows: {
    label: 'the OAuth flows',
    fields: {
      implicit: 'OAuthFlow',
      password: 'OAuthFlow',
      clientCredentials: 'OAuthFlow',
      authorizationCode: 'OAuthFlow',
    },
  },
  OAuthFlow: {
    label: 'an OAuth flow',
    required: ['scopes'],
    fields: { authorizationUrl: 'string', tokenUrl: 'string', refreshUrl: 'string', scopes: 'string{}' },
  },
  SecurityRequirement: {
    label: 'a security requirement',
    entries: { pattern: /^/, keys: 'names of security schemes', field: 'string[]' },
  },
  Discriminator: {
    label: 'a discriminator',
    required: ['propertyName'],
    fields: { propertyName: 'string', mapping: 'string{}' },
  },
  Xml: {
    label: 'an XML object',
    fields: { name: 'string', namespace: 'string', prefix: 'string', attribute: 'boolean', wrapped: 'boolean' },
  },
  Schema: { label: 'a schema' },
} as const satisfies Readonly<Record<string, ObjectSource>>
