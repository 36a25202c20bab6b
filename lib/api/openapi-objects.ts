/** The compact definition of an OpenAPI object. */
export interface ObjectSource {
  /** For messages: “a response”. */
  label: string
  /**
   * Fields as `name: type`, separated by commas; `!` after a name if it is required, `+` if OpenAPI 3.1 added it. A
   * type is `Name`, `Name[]`, or `Name{}`, after `&` if a reference is allowed; `=a|b` is an enumeration.
   */
  fields?: string
  entries?: { pattern: RegExp; keys: string; field: string }
}

/** Methods that a path may have, as keys. */
export const httpMethods: readonly string[] = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** What parameters and headers have in common. */
const value = `description: string, deprecated: boolean, schema: Schema, example: any, examples: &Example{},
  content: MediaType{}, required: boolean, explode: boolean, allowReserved: boolean, allowEmptyValue: boolean`

/** The objects of OpenAPI. @see https://spec.openapis.org/oas/v3.1.1.html */
export const openApiObjects = {
  OpenApi: {
    label: 'an OpenAPI document',
    fields: `openapi!: string, info!: Info, jsonSchemaDialect+: string, servers: Server[], paths: Paths,
      webhooks+: &PathItem{}, components: Components, security: SecurityRequirement[], tags: Tag[],
      externalDocs: ExternalDocs`,
  },
  Info: {
    label: 'the info object',
    fields: `title!: string, summary+: string, description: string, termsOfService: string, contact: Contact,
      license: License, version!: string`,
  },
  Contact: { label: 'a contact', fields: 'name: string, url: string, email: string' },
  License: { label: 'a license', fields: 'name: string, identifier+: string, url: string' },
  Server: { label: 'a server', fields: 'url!: string, description: string, variables: ServerVariable{}' },
  ServerVariable: { label: 'a server variable', fields: 'enum: string[], default: string, description: string' },
  Components: {
    label: 'the components object',
    fields: `schemas: Schema{}, responses: &Response{}, parameters: &Parameter{}, examples: &Example{},
      requestBodies: &RequestBody{}, headers: &Header{}, securitySchemes: &SecurityScheme{}, links: &Link{},
      callbacks: &Callback{}, pathItems+: &PathItem{}`,
  },
  Paths: {
    label: 'the paths object',
    entries: { pattern: /^\//, keys: 'paths that start with “/”', field: '&PathItem' },
  },
  PathItem: {
    label: 'a path',
    fields: `$ref: string, summary: string, description: string,
      ${httpMethods.map((method) => `${method}: Operation`).join()}, servers: Server[], parameters: &Parameter[]`,
  },
  Operation: {
    label: 'an operation',
    fields: `tags: string[], summary: string, description: string, externalDocs: ExternalDocs, operationId: string,
      parameters: &Parameter[], requestBody: &RequestBody, responses: Responses, callbacks: &Callback{},
      deprecated: boolean, security: SecurityRequirement[], servers: Server[]`,
  },
  ExternalDocs: { label: 'a link to other documentation', fields: 'description: string, url!: string' },
  Parameter: {
    label: 'a parameter',
    fields: `name!: string, in!: =query|header|path|cookie,
      style: =matrix|label|form|simple|spaceDelimited|pipeDelimited|deepObject, ${value}`,
  },
  RequestBody: { label: 'a request body', fields: 'description: string, content!: MediaType{}, required: boolean' },
  MediaType: {
    label: 'a media type',
    fields: 'schema: Schema, example: any, examples: &Example{}, encoding: Encoding{}',
  },
  Encoding: {
    label: 'an encoding',
    fields: `contentType: string, headers: &Header{}, style: =form|spaceDelimited|pipeDelimited|deepObject,
      explode: boolean, allowReserved: boolean`,
  },
  Responses: {
    label: 'the responses object',
    entries: {
      pattern: /^(?:default|[1-5](?:\d\d|[Xx]{2}))$/,
      keys: 'status codes such as “200”, ranges such as “4XX”, or “default”',
      field: '&Response',
    },
  },
  Response: {
    label: 'a response',
    fields: 'description: string, headers: &Header{}, content: MediaType{}, links: &Link{}',
  },
  Callback: { label: 'a callback', entries: { pattern: /^/, keys: 'addresses', field: '&PathItem' } },
  Example: { label: 'an example', fields: 'summary: string, description: string, value: any, externalValue: string' },
  Link: {
    label: 'a link',
    fields: `operationRef: string, operationId: string, parameters: any, requestBody: any, description: string,
      server: Server`,
  },
  Header: { label: 'a header', fields: `style: =simple, ${value}` },
  Tag: { label: 'a tag', fields: 'name!: string, description: string, externalDocs: ExternalDocs' },
  SecurityScheme: {
    label: 'a security scheme',
    fields: `type!: =apiKey|http|mutualTLS|oauth2|openIdConnect, description: string, name: string,
      in: =query|header|cookie, scheme: string, bearerFormat: string, flows: OAuthFlows, openIdConnectUrl: string`,
  },
  OAuthFlows: {
    label: 'the OAuth flows',
    fields: 'implicit: OAuthFlow, password: OAuthFlow, clientCredentials: OAuthFlow, authorizationCode: OAuthFlow',
  },
  OAuthFlow: {
    label: 'an OAuth flow',
    fields: 'authorizationUrl: string, tokenUrl: string, refreshUrl: string, scopes: string{}',
  },
  SecurityRequirement: {
    label: 'a security requirement',
    entries: { pattern: /^/, keys: 'names of security schemes', field: 'string[]' },
  },
  Discriminator: { label: 'a discriminator', fields: 'propertyName!: string, mapping: string{}' },
  Xml: {
    label: 'an XML object',
    fields: 'name: string, namespace: string, prefix: string, attribute: boolean, wrapped: boolean',
  },
  // The keywords of schemas depend on the version.
  Schema: { label: 'a schema' },
} as const satisfies Readonly<Record<string, ObjectSource>>
