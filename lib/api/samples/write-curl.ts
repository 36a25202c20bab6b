import type { SampleRequest, Template } from './sample-request.ts'
import { jsonTemplate } from './write-literal.ts'

const single = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** In double quotes, so that variables are expanded. */
function double(template: Template): string {
  const parts = template.map((part) =>
    typeof part === 'string' ? part.replace(/[\\"$`]/g, '\\$&') : `$${part.variable}`,
  )
  return `"${parts.join('')}"`
}

/** A part of the body. Variables aren't expanded in single quotes. */
const quoted = (part: Template[number]) =>
  typeof part === 'string' ? single(part.replaceAll('\n', '\n  ')) : double([part])

function bodyOptions({ body }: SampleRequest): string[] {
  switch (body?.kind) {
    case 'json':
      return [`--data ${jsonTemplate(body.value).map(quoted).join('')}`]
    case 'form':
      return body.fields.map(([name, value]) => `--data-urlencode ${single(`${name}=${value}`)}`)
    case 'multipart':
      return body.fields.map((field) =>
        'file' in field
          ? `--form ${single(`${field.name}=@${field.file}`)}`
          : `--form-string ${single(`${field.name}=${field.value}`)}`,
      )
    case 'text':
      return [`--data-raw ${single(body.text)}`]
    case 'file':
      return [`--data-binary ${single(`@${body.file}`)}`]
    default:
      return []
  }
}

/** A call in a terminal. */
export function curlSample(request: SampleRequest): string {
  const { method, url, headers, basicAuth, body, responseKind } = request
  // curl sets this type for forms by default.
  const sent = body?.kind === 'form' ? headers.filter(({ name }) => name !== 'Content-Type') : headers
  const isGet = method === 'GET' && body === undefined
  const first = [
    'curl',
    ...(responseKind === 'events' ? ['--no-buffer'] : []),
    ...(isGet ? [] : [method === 'HEAD' ? '--head' : `--request ${method}`]),
  ]
  // A long line would hide the end of the URL, which is what readers look for.
  const call = first.length === 1 ? [`curl ${double(url)}`] : [first.join(' '), double(url)]
  return [
    ...call,
    ...(basicAuth ? [`--user "$USERNAME:$PASSWORD"`] : []),
    ...sent.map(({ name, value }) => `--header ${double([`${name}: `, ...value])}`),
    ...bodyOptions(request),
  ].join(' \\\n  ')
}
