import type { IMediaTypeContent } from '@stoplight/types'
import type { ApiOperation } from '../api/api-operation.ts'
import { requestSamples } from '../api/samples/request-samples.ts'
import { sampledContent } from '../api/samples/sample-request.ts'
import { jsonText } from '../api/samples/write-literal.ts'
import { examplesOf } from '../api/view/examples.ts'
import { sampleValue } from '../api/view/sample-value.ts'
import { type Block, fenced } from './markdown-text.ts'

/** The first example of a body, or one generated from its schema. */
export function bodyExample(contents: readonly IMediaTypeContent[] | undefined): Block[] {
  const content = sampledContent(contents)
  if (content === undefined) return []
  const [example] = examplesOf(content)
  if (example === undefined && content.schema === undefined) return []
  const value = example === undefined ? sampleValue(content.schema, 'response') : example.value
  const isText = typeof value === 'string' && !/[/+]json\b/.test(content.mediaType)
  return ['Example:', isText ? fenced('text', value.trimEnd()) : fenced('json', jsonText(value))]
}

/** A call for each example of the body, in the first of the page's sample languages. */
export function callExamples(operation: ApiOperation): Block[] {
  const calls = requestSamples(operation).flatMap(({ name, samples: [sample] }): Block[] => {
    if (sample === undefined) return []
    return [...(name === undefined ? [] : [`**${name}**`]), fenced(sample.language, sample.code)]
  })
  return calls.length === 0 ? [] : ['## Example request', ...calls]
}
