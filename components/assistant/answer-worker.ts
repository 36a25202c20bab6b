import { createAnswerHost } from '#lib/assistant/answer-host.ts'
import type { AnswerRequest } from '#lib/assistant/answer-messages.ts'
import { createAnswerer } from '#lib/assistant/create-answerer.ts'
import { fetchBytes } from '../workers/fetch-bytes.ts'

// The assistant's worker, bundled separately from the site like the search worker. See scripts/bundle/.
const host = createAnswerHost(
  (base, version) => createAnswerer((name) => fetchBytes(base + name), version),
  (reply) => postMessage(reply),
)
addEventListener('message', ({ data }: MessageEvent<AnswerRequest>) => host(data))
