import type {
  IHttpCallbackOperation,
  IHttpOperation,
  IHttpOperationResponse,
  IHttpParam,
  IMediaTypeContent,
} from '@stoplight/types'
import type { ApiOperation } from '../api-operation.ts'
import { callbackAnchor, operationHeadings, parameterPlaces } from '../operation-anchors.ts'
import { createPageRegister, type PagePlace, type PageRegister } from './page-register.ts'
import { viewParameter } from './parameter-view.ts'
import { type SecurityView, viewSecurity } from './security-view.ts'
import { responseTitle } from './status-text.ts'
import { type Direction, type FieldView, type ValuePlace, type ValueView, viewValue } from './value-view.ts'

/** A body in one content type. */
export interface ContentView {
  mediaType: string
  /** Undefined for a body without a schema. */
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
  /** Calls that can follow: Markdown; empty if the response has no links. */
  next: string
}

/** A call that the API makes to the caller's URL. */
export interface CallbackView {
  key: string
  method: string
  path: string
  /** Markdown. */
  description: string
  contents: ContentView[]
  responses: Pick<ResponseView, 'code' | 'title' | 'description'>[]
}

/** Everything on an operation's page, in page order. */
export interface OperationDescription {
  /** IDs of all fields, and where on the page a schema is described. */
  register: Pick<PageRegister, 'ids' | 'shownAt'>
  security: SecurityView[][]
  parameters: { id: string; text: string; fields: FieldView[] }[]
  body: { required: boolean; description: string; contents: ContentView[] } | undefined
  responses: ResponseView[]
  callbacks: CallbackView[]
}

type BodyPlace = Omit<ValuePlace, 'names' | 'within'>

function viewContents(contents: readonly IMediaTypeContent[] | undefined, at: BodyPlace): ContentView[] {
  return (contents ?? []).map(({ mediaType, schema }) => {
    const isKnown = schema !== undefined && Object.keys(schema).length > 0
    return { mediaType, value: isKnown ? viewValue(schema, { ...at, names: [], within: [] }) : undefined }
  })
}

const bodyPlace: PagePlace = { id: 'request-body', text: 'the request body' }

function viewResponse(
  { code, description = '', headers = [], contents }: IHttpOperationResponse,
  register: PageRegister,
  direction: Direction,
  next: string,
): ResponseView {
  const id = `response-${code}`
  const place = { id, text: `the response ${code}` }
  return {
    id,
    code,
    title: responseTitle(code),
    description,
    contents: viewContents(contents, { register, direction, section: `response-${code}`, place }),
    headers: headers.map((header) => viewParameter(header, `response-${code}-headers`, register, direction)),
    next,
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
    contents: viewContents(request?.body?.contents, { register, direction: 'response', section, place }),
    responses: responses.map(({ code, description: text = '' }) => ({
      code,
      title: responseTitle(code),
      description: text,
    })),
  }
}

/** Describes the page of an operation. A webhook is called by the API, so its readers receive what is sent. */
export function describeOperation({
  kind,
  node,
  followingCalls,
}: Pick<ApiOperation, 'kind' | 'node' | 'followingCalls'>): OperationDescription {
  const { request, responses, security = [], callbacks = [] } = node as IHttpOperation
  const register = createPageRegister()
  const [sent, received] = kind === 'webhook' ? (['response', 'request'] as const) : (['request', 'response'] as const)
  const contents = request?.body?.contents ?? []
  return {
    register,
    security: viewSecurity(security),
    parameters: parameterPlaces.flatMap(({ place, id, text }) => {
      const parameters = (request?.[place] ?? []) as readonly IHttpParam[]
      return parameters.length === 0
        ? []
        : [{ id, text, fields: parameters.map((parameter) => viewParameter(parameter, place, register, sent)) }]
    }),
    body:
      contents.length === 0
        ? undefined
        : {
            required: request?.body?.required === true,
            description: request?.body?.description ?? '',
            contents: viewContents(contents, { register, direction: sent, section: 'body', place: bodyPlace }),
          },
    responses: responses.map((response) =>
      viewResponse(response, register, received, followingCalls[response.code] ?? ''),
    ),
    callbacks: callbacks.map((callback) => viewCallback(callback, register)),
  }
}

export type DescribeOperation = (operation: ApiOperation) => OperationDescription

/**
 * Creates a function that describes each operation once, when its description is first needed: the link check, the
 * page, and its Markdown version share it. An operation is the same as long as it is the same object.
 */
export function createOperationDescriber(): DescribeOperation {
  const descriptions = new WeakMap<ApiOperation, OperationDescription>()
  return (operation) => {
    const description = descriptions.get(operation) ?? describeOperation(operation)
    descriptions.set(operation, description)
    return description
  }
}

/** Every ID that a link can target on an operation’s page: headings, parameters, and fields. */
export function operationAnchors(
  { node }: Pick<ApiOperation, 'node'>,
  { register }: Pick<OperationDescription, 'register'>,
): string[] {
  return [...operationHeadings(node).map(({ id }) => id), ...register.ids()]
}
