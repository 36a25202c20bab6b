import type { IHttpOperation } from '@stoplight/types'
import type { NamedExample } from '../view/examples.ts'
import { hideSecrets } from './hide-secrets.ts'
import { writers } from './request-samples.ts'
import {
  credentialsOf,
  encodeQuery,
  isJson,
  pathOf,
  type SampleBody,
  type SampleRequest,
  sampleBodies,
  sampledContent,
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

/** The body with which a call begins, as the reader has chosen it. */
export interface BodyChoice {
  /** Index of the example. */
  example: number
  /** The reader's own text, which began with the example; undefined for the example itself. */
  text: string | undefined
}

/** The samples of a call that a reader enters. */
export interface EnteredSamples {
  /** For each example of the body, the call in each language. */
  sets: string[][]
  /** The values in the path that is sent, in their order; empty for a parameter without a value. */
  pathValues: string[]
  /** Index of the example that is sent, or that the reader has changed; undefined for a form, which has no examples. */
  shown: number | undefined
  /** The body as a text, if it isn't one of the examples. */
  ownText: string | undefined
  /** Whether the body can't be read, so that the samples have the one before. */
  isUnreadable: boolean
}

/** A path to compare; one that can't be decoded stays as it is. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * The path that is sent with an example of the body. Parameters without a value stay as they are.
 * @param begun the example with which the call began: its path is the sample of a path, and not the reader's
 */
function sentPath(
  node: IHttpOperation,
  example: NamedExample | undefined,
  begun: NamedExample | undefined,
  entered: string,
): string {
  const sent = new URL(`https://host.invalid${entered}`).pathname.replace(/%7B/gi, '{').replace(/%7D/gi, '}')
  const sample = pathOf(node, begun)
  const isSample = decodedPath(sample) === decodedPath(sent)
  return isSample ? pathOf(node, example) : sent
}

/** The values of the parameters in a path. @example pathValues('/docks/{dock}', '/docks/north') → ['north'] */
function pathValues(template: string, path: string): string[] {
  const parts = template.split(/(\{[^{}]+\})/)
  const pattern = parts.map((part, at) => (at % 2 === 1 ? '(.*)' : part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))).join('')
  const [, ...values] = new RegExp(`^${pattern}$`).exec(path) ?? []
  return values.map((value, at) => (value === parts[at * 2 + 1] ? '' : value))
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

function withBody(base: SampleRequest, sent: SampleBody | undefined, mimeType: string, schema: unknown): SampleRequest {
  const body = sent?.kind === 'json' ? { ...sent, value: hideSecrets(sent.value, schema) } : sent
  const others = base.headers.filter(({ name }) => name !== 'Content-Type')
  const hasType = body !== undefined && body.kind !== 'multipart'
  return { ...base, body, headers: hasType ? [...others, { name: 'Content-Type', value: [mimeType] }] : others }
}

/** Whether a body is what an example has. */
function isExample(body: SampleBody | undefined, example: NamedExample | undefined): boolean {
  if (body?.kind === 'json') return JSON.stringify(body.value) === JSON.stringify(example?.value)
  return body?.kind === 'text' && body.text === example?.value
}

/**
 * Returns a function that writes the samples of an operation as a reader enters a call. A body that isn't one of the
 * examples is shown instead of the one that was chosen last; while it isn't valid JSON, the last valid one stays.
 */
export function enteredSamples(
  node: IHttpOperation,
): (call: EnteredCall, path: string, choice: BodyChoice) => EnteredSamples {
  const examples = sampleBodies(node)
  const schema = sampledContent(node.request?.body?.contents)?.schema
  let latest: { body: SampleBody | undefined; mimeType: string } | undefined
  return (call, path, choice) => {
    const { postData } = call
    const sent = postData === undefined ? undefined : sentBody(postData)
    const index = sent === undefined ? -1 : examples.findIndex((example) => isExample(sent.body, example))
    if (postData !== undefined && sent !== undefined) {
      latest = index < 0 ? { ...sent, mimeType: postData.mimeType } : undefined
    }
    const shown = index < 0 ? choice.example : index
    const sets = examples.map((example, at) => {
      const base = withParameters(
        node,
        sampleRequest(node, example),
        sentPath(node, example, examples[choice.example], path),
        call,
      )
      const request = latest === undefined || at !== shown ? base : withBody(base, latest.body, latest.mimeType, schema)
      return writers.map(({ write }) => write(request))
    })
    const shownPath = sentPath(node, examples[shown], examples[choice.example], path)
    const isForm = postData?.params !== undefined
    return {
      sets,
      pathValues: pathValues(node.path, shownPath),
      shown: isForm ? undefined : shown,
      ownText: isForm || postData === undefined || index >= 0 ? undefined : (postData.text ?? ''),
      isUnreadable: postData !== undefined && sent === undefined,
    }
  }
}
