import type { SampleRequest, Template } from './sample-request.ts'
import { jsonTemplate } from './write-literal.ts'

/** JSON escapes are valid in Go, except for characters outside the basic plane, which are written literally. */
const quote = (text: string) => JSON.stringify(text)
const environment = (variable: string) => `os.Getenv("${variable}")`
/** A raw string for multi-line text, if Go allows it. */
const raw = (text: string) => (/[`\r]/.test(text) ? quote(text) : `\`${text}\``)

const rawTemplate = (template: Template) =>
  template.map((part) => (typeof part === 'string' ? raw(part) : environment(part.variable))).join(' + ')

function textOf(template: Template): string {
  const mergedTemplate: Template = []
  for (const part of template) {
    const last = mergedTemplate.at(-1)
    if (typeof part === 'string' && typeof last === 'string') mergedTemplate[mergedTemplate.length - 1] = last + part
    else mergedTemplate.push(part)
  }
  return mergedTemplate.map((part) => (typeof part === 'string' ? quote(part) : environment(part.variable))).join('+')
}

const checked = (...lines: readonly string[]) => [...lines, 'if err != nil {', '\tlog.Fatal(err)', '}']

/** The lines that copy a file into a form; in a function, so that the file is closed before the next one. */
function fileLines(name: string, file: string): string[] {
  const lines = [
    ...checked(`file, err := os.Open(${quote(file)})`),
    'defer file.Close()',
    ...checked(`part, err := form.CreateFormFile(${quote(name)}, ${quote(file)})`),
    'if _, err := io.Copy(part, file); err != nil {',
    '\tlog.Fatal(err)',
    '}',
  ]
  return ['func() {', ...lines.map((line) => `\t${line}`), '}()']
}

/** What comes before the call, the reader of the body, and its type where it is only known then. */
function bodyCode({ body }: SampleRequest): { before: string[]; reader: string; contentType?: string } {
  switch (body?.kind) {
    case 'json':
      return { before: [`body := strings.NewReader(${rawTemplate(jsonTemplate(body.value))})`], reader: 'body' }
    case 'text':
      return { before: [`body := strings.NewReader(${raw(body.text)})`], reader: 'body' }
    case 'file':
      return { before: [...checked(`body, err := os.Open(${quote(body.file)})`), 'defer body.Close()'], reader: 'body' }
    case 'form': {
      const fields = body.fields.map(([name, value]) => `form.Add(${quote(name)}, ${quote(value)})`)
      return { before: ['form := url.Values{}', ...fields], reader: 'strings.NewReader(form.Encode())' }
    }
    case 'multipart': {
      const fields = body.fields.flatMap((field) =>
        'file' in field
          ? fileLines(field.name, field.file)
          : [`form.WriteField(${quote(field.name)}, ${quote(field.value)})`],
      )
      return {
        before: ['var body bytes.Buffer', 'form := multipart.NewWriter(&body)', ...fields, 'form.Close()'],
        reader: '&body',
        contentType: 'form.FormDataContentType()',
      }
    }
    default:
      return { before: [], reader: 'nil' }
  }
}

const printAll = [
  ...checked('responseBody, err := io.ReadAll(response.Body)'),
  'fmt.Println(response.Status, string(responseBody))',
]
const reading: Readonly<Record<SampleRequest['responseKind'], readonly string[]>> = {
  events: ['lines := bufio.NewScanner(response.Body)', 'for lines.Scan() {', '\tfmt.Println(lines.Text())', '}'],
  json: printAll,
  text: printAll,
  none: ['fmt.Println(response.Status)'],
}

const packages = ['bufio', 'bytes', 'fmt', 'io', 'log', 'mime/multipart', 'net/http', 'net/url', 'os', 'strings']

/** Packages that a program names outside of its texts. */
function importedPackages(code: string): string[] {
  const names = new Set(code.replace(/"(?:\\.|[^"\\])*"|`[^`]*`/g, '""').match(/\b[a-z]+(?=\.)/g))
  return packages.filter((path) => names.has(path.replace(/^.*\//, '')))
}

/** A program that uses Go's standard library. */
export function goSample(request: SampleRequest): string {
  const { method, url, headers, basicAuth, responseKind } = request
  const { before, reader, contentType } = bodyCode(request)
  const lines = [
    ...before,
    ...checked(`request, err := http.NewRequest(${quote(method)}, ${textOf(url)}, ${reader})`),
    ...(basicAuth ? ['request.SetBasicAuth(os.Getenv("USERNAME"), os.Getenv("PASSWORD"))'] : []),
    ...headers.map(({ name, value }) => `request.Header.Set(${quote(name)}, ${textOf(value)})`),
    ...(contentType === undefined ? [] : [`request.Header.Set("Content-Type", ${contentType})`]),
    ...checked('response, err := http.DefaultClient.Do(request)'),
    'defer response.Body.Close()',
    ...reading[responseKind],
  ]
  const imports = importedPackages(lines.join('\n')).map((name) => `\t"${name}"`)
  // Only the first line of a text over several lines may be indented.
  const main = ['func main() {', ...lines.map((line) => `\t${line}`), '}']
  return ['package main', '', 'import (', ...imports, ')', '', ...main].join('\n')
}
