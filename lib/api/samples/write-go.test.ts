import { expect, test } from 'vitest'
import type { SampleRequest } from './sample-request.ts'
import { goSample } from './write-go.ts'

test('a program imports what it calls, and nothing that only its texts name', () => {
  const request: SampleRequest = {
    method: 'POST',
    url: ['https://io.example/"bufio.x'],
    headers: [{ name: 'X-Note', value: ['os.Exit'] }],
    basicAuth: false,
    body: { kind: 'text', text: 'mime.multipart\nbytes.Buffer' },
    responseKind: 'none',
  }
  expect(goSample(request).match(/(?<=\t")[\w/]+(?=")/g)).toEqual(['fmt', 'log', 'net/http', 'strings'])
})
