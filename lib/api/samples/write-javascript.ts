import type { SampleRequest, Template } from './sample-request.ts'
import { type LiteralStyle, writeBlock, writeLiteral } from './write-literal.ts'

const environment = (variable: string) => `process.env.${variable}`

function quote(text: string): string {
  const escapedText = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${escapedText}'`
}

/** A template literal if the text contains variables. */
function textOf(template: Template): string {
  const [first] = template
  if (template.length === 1 && typeof first === 'object') return environment(first.variable)
  if (template.every((part) => typeof part === 'string')) return quote(template.join(''))
  const parts = template.map((part) =>
    typeof part === 'string' ? part.replace(/[\\`]|\$\{/g, '\\$&') : `\${${environment(part.variable)}}`,
  )
  return `\`${parts.join('')}\``
}

const keyOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name))

const style: LiteralStyle = {
  indent: '  ',
  variable: environment,
  string: quote,
  key: keyOf,
  padding: ' ',
  trailingComma: true,
}
const braces = ['{', '}'] as const

function bodyCode({ body }: SampleRequest): { before: string[]; value: string | undefined } {
  switch (body?.kind) {
    case 'json':
      return { before: [], value: `JSON.stringify(${writeLiteral(body.value, style, '  ')})` }
    case 'form':
      return { before: [], value: `new URLSearchParams(${writeLiteral(body.fields, style, '  ')})` }
    case 'multipart':
      return {
        before: [
          'const form = new FormData()',
          ...body.fields.map((field) =>
            'file' in field
              ? `form.append(${quote(field.name)}, await openAsBlob(${quote(field.file)}), ${quote(field.file)})`
              : `form.append(${quote(field.name)}, ${quote(field.value)})`,
          ),
        ],
        value: 'form',
      }
    case 'text':
      return { before: [], value: quote(body.text) }
    case 'file':
      return { before: [], value: `await openAsBlob(${quote(body.file)})` }
    default:
      return { before: [], value: undefined }
  }
}

const reading: Readonly<Record<SampleRequest['responseKind'], readonly string[]>> = {
  events: [
    'for await (const text of response.body.pipeThrough(new TextDecoderStream())) {',
    '  process.stdout.write(text)',
    '}',
  ],
  json: ['console.log(await response.json())'],
  text: ['console.log(await response.text())'],
  none: [],
}

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: code of samples
const basicCredentials = '`Basic ${btoa(`${process.env.USERNAME}:${process.env.PASSWORD}`)}`'
const failure = 'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)'
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: code of samples

/** A call with `fetch`, for browsers and Node.js. */
export function javascriptSample(request: SampleRequest): string {
  const { method, url, headers, basicAuth, responseKind } = request
  const { before, value } = bodyCode(request)
  const allHeaders = [
    ...(basicAuth ? [`Authorization: ${basicCredentials}`] : []),
    ...headers.map((header) => `${keyOf(header.name)}: ${textOf(header.value)}`),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(allHeaders.length === 0 ? [] : [`headers: ${writeBlock(braces, allHeaders, style, '  ')}`]),
    ...(value === undefined ? [] : [`body: ${value}`]),
  ]
  const init = options.length === 0 ? '' : `, ${writeBlock(braces, options, style)}`
  return [
    ...(before.some((line) => line.includes('openAsBlob')) || value?.includes('openAsBlob') === true
      ? [`import { openAsBlob } from 'node:fs'`, '']
      : []),
    ...before,
    `const response = await fetch(${textOf(url)}${init})`,
    failure,
    ...reading[responseKind],
  ].join('\n')
}
