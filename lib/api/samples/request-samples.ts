import type { ApiOperation } from '../api-operation.ts'
import { sampleBodies, sampleRequest } from './sample-request.ts'
import { curlSample } from './write-curl.ts'
import { goSample } from './write-go.ts'
import { javascriptSample } from './write-javascript.ts'
import { pythonSample } from './write-python.ts'

/** A call in one language. */
interface RequestSample {
  /** The same label as on the tabs of hand-written samples, so that a reader’s choice applies to both. */
  label: string
  /** The language of the code block. */
  language: string
  code: string
}

interface RequestSampleSet {
  /** Description of the request; undefined if the operation takes no body. */
  name: string | undefined
  samples: RequestSample[]
}

/** Writers of a call, in the order of the tabs. */
export const writers = [
  { label: 'cURL', language: 'shell', write: curlSample },
  { label: 'JavaScript', language: 'javascript', write: javascriptSample },
  { label: 'Python', language: 'python', write: pythonSample },
  { label: 'Go', language: 'go', write: goSample },
] as const

/** Sample calls of an operation, one set per example of its body. A webhook has none, because the API calls it. */
export function requestSamples({ kind, node }: Pick<ApiOperation, 'kind' | 'node'>): RequestSampleSet[] {
  if (kind === 'webhook') return []
  return sampleBodies(node).map((example) => {
    const request = sampleRequest(node, example)
    return {
      name: example?.name,
      samples: writers.map(({ label, language, write }) => ({ label, language, code: write(request) })),
    }
  })
}
