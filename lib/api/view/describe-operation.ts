import type {
  IHttpCallbackOperation,
  IHttpOperation,
  IHttpOperationResponse,
  IHttpParam,
  IMediaTypeContent,
} from '@stoplight/types'
import type { ApiOperation } from '../api-operation.ts'
import { callbackAnchor, type FieldSection, operationHeadings, parameterPlaces } from '../operation-anchors.ts'
import { createPageRegister, type PagePlace, type PageRegister } from './page-register.ts'
import { viewParameter } from './parameter-view.ts'
import { type SecurityView, viewSecurity } from './security-view.ts'
import { statusText } from './status-text.ts'
import { type Direction, type FieldView, type ValueView, viewValue } from './value-view.ts'

/** A body in one content type. */
export interface ContentView {
  mediaType: string
  /** Undefined for a body of which nothing is said. */
  value: ValueView | undefined
}

export interface ResponseView {
  id: string
  code: string
  /** @example '404 Not Found' */
  title: string
  /** Markdown. */
  description: string
  contents: ContentView[]
  headers: FieldView[]
}

/** A call that the API makes to an address of the caller's. */
export interface CallbackView {
  key: string
  method: string
  path: string
  /** Markdown. */
  description: string
  contents: ContentView[]
  responses: Pick<ResponseView, 'code' | 'title' | 'description'>[]
}

/** Everything that the page of an operation says, in the order in which it says it. */
export interface OperationDescription {
  register: PageRegister
  security: SecurityView[][]
  parameters: { id: string; text: string; fields: FieldView[] }[]
  body: { required: boolean; description: string; contents: ContentView[] } | undefined
  responses: ResponseView[]
  callbacks: CallbackView[]
}

interface BodyPlace {
  register: PageRegister
  direction: Direction
  section: FieldSection
  place: PagePlace
}

function viewContents(contents: readonly IMediaTypeContent[] | undefined, at: BodyPlace): ContentView[] {
  return (contents ?? []).map(({ mediaType, schema }) => {
    const isKnown = schema !== undefined && Object.keys(schema).length > 0
    return { mediaType, value: isKnown ? viewValue(schema, { ...at, names: [], within: [] }) : undefined }
  })
}

const titleOf = (code: string) => (code === 'default' ? statusText(code) : `${code} ${statusText(code)}`)

function viewResponse(
  { code, description = '', headers = [], contents }: IHttpOperationResponse,
  register: PageRegister,
  direction: Direction,
): ResponseView {
  const id = `response-${code}`
  const place = { id, text: `the response ${code}` }
  return {
    id,
    code,
    title: titleOf(code),
    description,
    contents: viewContents(contents, { register, direction, section: `response-${code}`, place }),
    headers: headers.map((header) => viewParameter(header, `response-${code}-headers`, register, direction)),
  }
}

function viewCallback(callback: IHttpCallbackOperation, register: PageRegister): CallbackView {
  const { key, method, path, summary = '', description = summary, request, responses } = callback
  const section = callbackAnchor(key)
  const place = { id: section, text: `the callback ${key}` }
  return {
    key,
    method,
    path,
    description,
    contents: viewContents(request?.body?.contents, {
      register,
      direction: 'response',
      section,
      place,
    }),
    responses: responses.map(({ code, description: text = '' }) => ({ code, title: titleOf(code), description: text })),
  }
}

/** What the page of an operation says. The API calls a webhook: its readers receive what is sent. */
export function describeOperation({ kind, node }: Pick<ApiOperation, 'kind' | 'node'>): OperationDescription {
  const { request, responses, security = [], callbacks = [] } = node as IHttpOperation
  const register = createPageRegister()
  const [sent, received] = kind === 'webhook' ? (['response', 'request'] as const) : (['request', 'response'] as const)
  const contents = request?.body?.contents ?? []
  return {
    register,
    security: viewSecurity(security),
    parameters: parameterPlaces.flatMap(({ place, id, text }) => {
      const held = (request?.[place] ?? []) as readonly IHttpParam[]
      return held.length === 0
        ? []
        : [{ id, text, fields: held.map((parameter) => viewParameter(parameter, place, register, sent)) }]
    }),
    body:
      contents.length === 0
        ? undefined
        : {
            required: request?.body?.required === true,
            description: request?.body?.description ?? '',
            contents: viewContents(contents, {
              register,
              direction: sent,
              section: 'body',
              place: { id: 'request-body', text: 'the request body' },
            }),
          },
    responses: responses.map((response) => viewResponse(response, register, received)),
    callbacks: callbacks.map((callback) => viewCallback(callback, register)),
  }
}

/** Every id that a link may name on an operation’s page: its headings, parameters and fields. */
export function operationAnchors(operation: Pick<ApiOperation, 'kind' | 'node'>): string[] {
  const { register } = describeOperation(operation)
  return [...operationHeadings(operation.node).map(({ id }) => id), ...register.ids()]
}
