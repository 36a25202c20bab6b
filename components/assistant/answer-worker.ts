import { createAnswerHost } from '#lib/assistant/answer-host.ts'
import type { AnswerRequest } from '#lib/assistant/answer-messages.ts'
import { createAnswerer } from '#lib/assistant/create-answerer.ts'
import { fetchBytes } from '../workers/fetch-bytes.ts'

// The worker of the assistant: bundled apart from the site, as that of search is. See scripts/assistant/.
const host = createAnswerHost(
  (base, version) => createAnswerer((name) => fetchBytes(base + name), version),
  (reply) => postMessage(reply),
)
addEventListener('message', ({ data }: MessageEvent<AnswerRequest>) => host(data))
