import type { IHttpOperation, IMediaTypeContent } from '@stoplight/types'
import { isRecord } from '../../diagnostics/json-pointer.ts'
import { formParts } from '../view/file-part.ts'
import { type EnteredParameter, enteredQuery } from './entered-parameter.ts'
import type { EnteredCall } from './entered-request.ts'

/** What a reader has entered as a body: a text, a file, or the parts of a form. */
export type BodyValue = string | File | Readonly<Record<string, string | File>> | undefined

/** How a body is entered. */
export type BodyKind = 'text' | 'file' | 'form'

export function bodyKind({ mediaType }: Pick<IMediaTypeContent, 'mediaType'>): BodyKind {
  const type = mediaType.toLowerCase()
  if (type === 'application/octet-stream') return 'file'
  return type === 'multipart/form-data' || type === 'application/x-www-form-urlencoded' ? 'form' : 'text'
}

/** A part of a form. */
export interface FormField extends EnteredParameter {
  isFile: boolean
}

/** The parts of a form, and of all its alternatives. Only those that each alternative needs are required. */
export function formFields(content: IMediaTypeContent): FormField[] {
  const { merged, files } = formParts(content)
  const { properties, required } = merged.schema
  const isRequired = (name: string) => Array.isArray(required) && required.includes(name)
  const own = Object.entries(isRecord(properties) ? properties : {}).map(([name, part]): FormField => {
    const schema = isRecord(part) ? part : {}
    const { examples, description } = schema
    return {
      name,
      schema,
      style: 'unspecified' as FormField['style'],
      isFile: files.has(name) && schema.contentEncoding === undefined,
      ...(isRequired(name) ? { required: true } : {}),
      ...(typeof description === 'string' ? { description } : {}),
      ...(Array.isArray(examples)
        ? { examples: examples.map((value, at) => ({ id: `${at}`, key: `${at}`, value })) }
        : {}),
    }
  })
  const names = new Set(own.map(({ name }) => name))
  const others = merged.unions
    .flatMap(({ options }) => options.flatMap((schema) => formFields({ ...content, schema })))
    .map(({ required: _, ...field }) => field)
  return [...own, ...others.filter(({ name }) => !names.has(name) && names.add(name))]
}

const withBody: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** A call as HAR, with what a reader has entered, and without credentials. */
export function enteredCall(
  httpOperation: IHttpOperation,
  content: IMediaTypeContent | undefined,
  { values, body }: { values: Readonly<Record<string, string | undefined>>; body: BodyValue },
): EnteredCall {
  const accepted = httpOperation.responses.flatMap(({ contents = [] }) => contents.map(({ mediaType }) => mediaType))
  const postData = withBody.has(httpOperation.method.toUpperCase()) && content ? postedData(content, body) : undefined
  const headers = [
    { name: 'Accept', value: [...new Set(accepted)].join(', ') },
    // A browser sets that of a multipart form itself, with what divides the parts.
    {
      name: 'Content-Type',
      value: postData?.mimeType.toLowerCase() === 'multipart/form-data' ? '' : (postData?.mimeType ?? ''),
    },
    ...(httpOperation.request?.headers ?? []).map(({ name }) => ({ name, value: values[name] ?? '' })),
  ]
  return {
    headers: headers.filter(({ value }) => value !== ''),
    queryString: enteredQuery({ httpOperation, parameterValues: values }),
    ...(postData === undefined ? {} : { postData }),
  }
}

function postedData({ mediaType: mimeType }: IMediaTypeContent, body: BodyValue): EnteredCall['postData'] {
  if (body === undefined) return { mimeType, text: '' }
  if (typeof body === 'string') return { mimeType, text: body }
  if (body instanceof File) return { mimeType, text: `@${body.name}` }
  const params = Object.entries(body).map(([name, value]) =>
    value instanceof File ? { name, fileName: value.name } : { name, value },
  )
  return { mimeType, params }
}

function bodyToSend({ postData }: EnteredCall, body: BodyValue): BodyInit | undefined {
  if (postData === undefined || body === undefined || body === '') return undefined
  if (typeof body === 'string' || body instanceof File) return body
  const parts = Object.entries(body)
  if (postData.mimeType.toLowerCase() === 'multipart/form-data') {
    const form = new FormData()
    for (const [name, value] of parts) form.append(name, value)
    return form
  }
  return new URLSearchParams(parts.filter((part): part is [string, string] => typeof part[1] === 'string'))
}

/** How a call is sent: without an empty body, which would have a media type otherwise. */
export function requestInit(method: string, call: EnteredCall, value: BodyValue) {
  const body = bodyToSend(call, value)
  const headers = call.headers.filter(({ name }) => body !== undefined || name !== 'Content-Type')
  return {
    method: method.toUpperCase(),
    credentials: 'omit' as const,
    headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
    ...(body === undefined ? {} : { body }),
  }
}
