import type { SampleRequest, Template } from './sample-request.ts'
import { type LiteralStyle, writeBlock, writeLiteral } from './write-literal.ts'

/** JSON escapes are valid in Python. */
const quote = (text: string) => JSON.stringify(text)
const environment = (variable: string) => `os.environ["${variable}"]`

/** An f-string if the text contains variables; it uses single quotes inside, as older versions of Python require. */
function textOf(template: Template): string {
  const [first] = template
  if (template.length === 1 && typeof first === 'object') return environment(first.variable)
  if (template.every((part) => typeof part === 'string')) return quote(template.join(''))
  const parts = template.map((part) =>
    typeof part === 'string' ? quote(part).slice(1, -1).replace(/[{}]/g, '$&$&') : `{os.environ['${part.variable}']}`,
  )
  return `f"${parts.join('')}"`
}

const style: LiteralStyle = {
  indent: '    ',
  variable: environment,
  string: quote,
  key: quote,
  words: { true: 'True', false: 'False', null: 'None' },
  padding: '',
  trailingComma: true,
}
const braces = ['{', '}'] as const

function bodyArguments({ body }: SampleRequest): string[] {
  switch (body?.kind) {
    case 'json':
      return [`json=${writeLiteral(body.value, style, style.indent)}`]
    case 'form':
      return [
        `data=${writeBlock(
          ['[', ']'],
          body.fields.map((pair) => `(${pair.map(quote).join(', ')})`),
          style,
          style.indent,
        )}`,
      ]
    case 'multipart': {
      const files = body.fields.flatMap((field) =>
        'file' in field ? [`${quote(field.name)}: open(${quote(field.file)}, "rb")`] : [],
      )
      const data = body.fields.flatMap((field) =>
        'value' in field ? [`${quote(field.name)}: ${quote(field.value)}`] : [],
      )
      return [
        ...(data.length === 0 ? [] : [`data=${writeBlock(braces, data, style, style.indent)}`]),
        ...(files.length === 0 ? [] : [`files=${writeBlock(braces, files, style, style.indent)}`]),
      ]
    }
    case 'text':
      return [`data=${quote(body.text)}.encode()`]
    case 'file':
      return [`data=open(${quote(body.file)}, "rb")`]
    default:
      return []
  }
}

const reading: Readonly<Record<SampleRequest['responseKind'], readonly string[]>> = {
  events: ['for line in response.iter_lines(decode_unicode=True):', '    print(line)'],
  json: ['print(response.json())'],
  text: ['print(response.text)'],
  none: [],
}
const ownTypes: Readonly<Record<string, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
}
const functions = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']

/** A call with the Requests library. */
export function pythonSample(request: SampleRequest): string {
  const { method, url, headers, basicAuth, body, responseKind } = request
  // The library sets these types by default.
  const isKnown = ({ name, value }: SampleRequest['headers'][number]) =>
    name === 'Content-Type' && ownTypes[body?.kind ?? ''] === String(value[0])
  const sent = headers.filter((header) => !isKnown(header))
  const call = functions.includes(method) ? `requests.${method.toLowerCase()}(` : 'requests.request('
  const headerLines = sent.map(({ name, value }) => `${quote(name)}: ${textOf(value)}`)
  const oneLine = `headers={${headerLines.join(', ')}}`
  const options = [
    ...(functions.includes(method) ? [] : [quote(method)]),
    textOf(url),
    ...(basicAuth ? [`auth=(${environment('USERNAME')}, ${environment('PASSWORD')})`] : []),
    ...(headerLines.length === 0
      ? []
      : [
          headerLines.length === 1 && oneLine.length < 76
            ? oneLine
            : `headers=${writeBlock(braces, headerLines, style, style.indent)}`,
        ]),
    ...bodyArguments(request),
    ...(responseKind === 'events' ? ['stream=True'] : []),
    'timeout=30',
  ]
  const usesEnvironment = options.some((option) => option.includes('os.environ['))
  return [
    ...(usesEnvironment ? ['import os', ''] : []),
    'import requests',
    '',
    `response = ${writeBlock([call, ')'], options, style)}`,
    'response.raise_for_status()',
    ...reading[responseKind],
  ].join('\n')
}
