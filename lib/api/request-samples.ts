import type { ApiOperation } from './api-operation.ts'
import { curlSample } from './samples/curl.ts'
import { goSample } from './samples/go.ts'
import { javascriptSample } from './samples/javascript.ts'
import { pythonSample } from './samples/python.ts'
import { sampleBodies, sampleRequest } from './samples/sample-request.ts'

/** The same call in one language. */
export interface RequestSample {
  /** As the tabs of hand-written samples name it, so that a reader’s choice holds for both. */
  label: string
  /** The word after a fence. */
  language: string
  code: string
}

/** All samples of one request. */
export interface RequestSampleSet {
  /** What the request does; undefined when the operation takes no body. */
  name: string | undefined
  samples: RequestSample[]
}

const writers = [
  { label: 'cURL', language: 'shell', write: curlSample },
  { label: 'JavaScript', language: 'javascript', write: javascriptSample },
  { label: 'Python', language: 'python', write: pythonSample },
  { label: 'Go', language: 'go', write: goSample },
] as const

/** Calls of an operation, one set for each example of its body. A webhook is called by the API, not by readers. */
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
