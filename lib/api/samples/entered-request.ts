import type { IHttpOperation } from '@stoplight/types'
import type { NamedExample } from '../view/examples.ts'
import { writers } from './request-samples.ts'
import {
  credentialsOf,
  encodeQuery,
  isJson,
  pathOf,
  type SampleBody,
  type SampleRequest,
  sampleBodies,
  sampleRequest,
  type Template,
  urlOf,
} from './sample-request.ts'

/** A call as the console has it, in the format HAR. It has no credentials. */
export interface EnteredCall {
  headers: readonly { name: string; value: string }[]
  queryString: readonly { name: string; value: string }[]
  postData?: EnteredBody | undefined
}

interface EnteredBody {
  mimeType: string
  text?: string
  params?: readonly { name: string; value?: string; fileName?: string }[]
}

/** The samples of a call that a reader enters. */
export interface EnteredSamples {
  /** For each example of the body, the call in each language. */
  sets: string[][]
  /** Index of the example that the reader has just chosen or changed; undefined if it's another part of the call. */
  shown: number | undefined
}

/** The path that is sent with an example of the body. Parameters without a value stay as they are. */
function sentPath(node: IHttpOperation, example: NamedExample | undefined, entered: string): string {
  const sent = new URL(`https://host.invalid${entered}`).pathname.replace(/%7B/gi, '{').replace(/%7D/gi, '}')
  const sample = pathOf(node, undefined)
  const isSample = new URL(`https://host.invalid${decodeURIComponent(sample)}`).pathname === sent
  return isSample ? pathOf(node, example) : sent
}

/** What is sent as the body; undefined while it's JSON that can't be read. */
function sentBody({ mimeType, text = '', params }: EnteredBody): { body: SampleBody | undefined } | undefined {
  if (params !== undefined) {
    if (!mimeType.startsWith('multipart/')) {
      return { body: { kind: 'form', fields: params.map(({ name, value = '' }) => [name, value]) } }
    }
    const fields = params.map(({ name, value = '', fileName }) =>
      fileName === undefined ? { name, value } : { name, file: fileName },
    )
    return { body: { kind: 'multipart', fields } }
  }
  if (text === '') return { body: undefined }
  if (mimeType === 'application/octet-stream') return { body: { kind: 'file', file: text.replace(/^@/, '') } }
  if (!isJson(mimeType)) return { body: { kind: 'text', text } }
  try {
    return { body: { kind: 'json', value: JSON.parse(text) } }
  } catch {
    return undefined
  }
}

/** A sample's call with the path, query, and headers that a reader has entered. Credentials stay variables. */
function withParameters(node: IHttpOperation, base: SampleRequest, path: string, call: EnteredCall): SampleRequest {
  const { servers, security = [] } = node
  const credentials = credentialsOf(security[0] ?? [])
  const query = call.queryString.map(({ name, value }): [string, Template] => [name, [encodeQuery(value)]])
  const required = new Set((node.request?.headers ?? []).map(({ name }) => name.toLowerCase()))
  const entered = call.headers.filter(({ name, value }) => required.has(name.toLowerCase()) && value !== '')
  const others = base.headers.slice(credentials.headers.length).filter(({ name }) => !required.has(name.toLowerCase()))
  return {
    ...base,
    url: urlOf(servers, path, [...query, ...credentials.query]),
    headers: [...credentials.headers, ...entered.map(({ name, value }) => ({ name, value: [value] })), ...others],
  }
}

function withBody(base: SampleRequest, body: SampleBody | undefined, mimeType: string): SampleRequest {
  const others = base.headers.filter(({ name }) => name !== 'Content-Type')
  const hasType = body !== undefined && body.kind !== 'multipart'
  return { ...base, body, headers: hasType ? [...others, { name: 'Content-Type', value: [mimeType] }] : others }
}

/**
 * Returns a function that writes the samples of an operation as a reader enters a call. A body that isn't one of the
 * examples is shown instead of the one that was chosen last; while it isn't valid JSON, the last valid one stays.
 */
export function enteredSamples(node: IHttpOperation): (call: EnteredCall, path: string) => EnteredSamples {
  const examples = sampleBodies(node)
  let shown = 0
  let before: string | undefined
  let latest: { body: SampleBody | undefined; mimeType: string } | undefined
  return (call, path) => {
    const { postData } = call
    const sent = postData === undefined ? undefined : sentBody(postData)
    if (postData !== undefined && sent !== undefined) {
      const text = sent.body?.kind === 'json' ? JSON.stringify(sent.body.value) : undefined
      const index = examples.findIndex((example) => text !== undefined && JSON.stringify(example?.value) === text)
      latest = index < 0 ? { ...sent, mimeType: postData.mimeType } : undefined
      shown = index < 0 ? shown : index
    }
    const sets = examples.map((example, index) => {
      // The sample that is shown is what is sent; others keep their own examples of parameters.
      const ownPath = sentPath(node, index === shown ? undefined : example, path)
      const base = withParameters(node, sampleRequest(node, example), ownPath, call)
      const request = latest === undefined || index !== shown ? base : withBody(base, latest.body, latest.mimeType)
      return writers.map(({ write }) => write(request))
    })
    const now = JSON.stringify(postData)
    const isChanged = now !== before
    before = now
    return { sets, shown: isChanged ? shown : undefined }
  }
}
