import type { SampleRequest, Template } from './sample-request.ts'
import { jsonText } from './write-literal.ts'

/** JSON's escapes are those of Go, but for characters beyond the basic plane, which stay as they are. */
const quote = (text: string) => JSON.stringify(text)
/** Text over several lines as it is, where Go allows it. */
const raw = (text: string) => (/[`\r]/.test(text) ? quote(text) : `\`${text}\``)

function textOf(template: Template): string {
  const joined: Template = []
  for (const part of template) {
    const last = joined.at(-1)
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part
    else joined.push(part)
  }
  return joined.map((part) => (typeof part === 'string' ? quote(part) : `os.Getenv("${part.variable}")`)).join('+')
}

interface BodyCode {
  imports: string[]
  before: string[]
  reader: string
  /** Where the type of the body is only known then. */
  contentType?: string
}

const failure = ['if err != nil {', '\tlog.Fatal(err)', '}']

function bodyCode({ body }: SampleRequest): BodyCode {
  switch (body?.kind) {
    case 'json':
      return {
        imports: ['strings'],
        before: [`body := strings.NewReader(${raw(jsonText(body.value))})`],
        reader: 'body',
      }
    case 'form':
      return {
        imports: ['net/url', 'strings'],
        before: [
          'form := url.Values{}',
          ...body.fields.map(([name, value]) => `form.Add(${quote(name)}, ${quote(value)})`),
        ],
        reader: 'strings.NewReader(form.Encode())',
      }
    case 'multipart':
      return {
        imports: ['bytes', 'mime/multipart', ...(body.fields.some((field) => 'file' in field) ? ['os', 'io'] : [])],
        before: [
          'var body bytes.Buffer',
          'form := multipart.NewWriter(&body)',
          ...body.fields.flatMap((field) =>
            'file' in field
              ? [
                  'func() {',
                  ...[
                    `file, err := os.Open(${quote(field.file)})`,
                    ...failure,
                    'defer file.Close()',
                    `part, err := form.CreateFormFile(${quote(field.name)}, ${quote(field.file)})`,
                    ...failure,
                    'if _, err := io.Copy(part, file); err != nil {',
                    '\tlog.Fatal(err)',
                    '}',
                  ].map((line) => `\t${line}`),
                  '}()',
                ]
              : [`form.WriteField(${quote(field.name)}, ${quote(field.value)})`],
          ),
          'form.Close()',
        ],
        reader: '&body',
        contentType: 'form.FormDataContentType()',
      }
    case 'text':
      return { imports: ['strings'], before: [`body := strings.NewReader(${raw(body.text)})`], reader: 'body' }
    case 'file':
      return {
        imports: ['os'],
        before: [`body, err := os.Open(${quote(body.file)})`, ...failure, 'defer body.Close()'],
        reader: 'body',
      }
    default:
      return { imports: [], before: [], reader: 'nil' }
  }
}

const reading: Readonly<Record<SampleRequest['answer'], { imports: string[]; lines: string[] }>> = {
  events: {
    imports: ['bufio', 'fmt'],
    lines: ['lines := bufio.NewScanner(response.Body)', 'for lines.Scan() {', '\tfmt.Println(lines.Text())', '}'],
  },
  json: {
    imports: ['fmt', 'io'],
    lines: ['answer, err := io.ReadAll(response.Body)', ...failure, 'fmt.Println(response.Status, string(answer))'],
  },
  text: {
    imports: ['fmt', 'io'],
    lines: ['answer, err := io.ReadAll(response.Body)', ...failure, 'fmt.Println(response.Status, string(answer))'],
  },
  none: { imports: ['fmt'], lines: ['fmt.Println(response.Status)'] },
}

/** A program of Go's standard library. */
export function goSample(request: SampleRequest): string {
  const { method, url, headers, basicAuth, answer } = request
  const { imports, before, reader, contentType } = bodyCode(request)
  const lines = [
    ...before,
    `request, err := http.NewRequest(${quote(method)}, ${textOf(url)}, ${reader})`,
    ...failure,
    ...(basicAuth ? ['request.SetBasicAuth(os.Getenv("USERNAME"), os.Getenv("PASSWORD"))'] : []),
    ...headers.map(({ name, value }) => `request.Header.Set(${quote(name)}, ${textOf(value)})`),
    ...(contentType === undefined ? [] : [`request.Header.Set("Content-Type", ${contentType})`]),
    'response, err := http.DefaultClient.Do(request)',
    ...failure,
    'defer response.Body.Close()',
    ...reading[answer].lines,
  ]
  const usesEnvironment = lines.some((line) => line.includes('os.Getenv('))
  const packages = new Set([
    ...imports,
    ...reading[answer].imports,
    'log',
    'net/http',
    ...(usesEnvironment ? ['os'] : []),
  ])
  return [
    'package main',
    '',
    'import (',
    ...[...packages].sort().map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    // Only the first line of a text over several lines may be indented.
    ...lines.map((line) => `\t${line}`),
    '}',
  ].join('\n')
}
