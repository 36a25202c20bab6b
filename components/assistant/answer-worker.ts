import { createAnswerHost } from '#lib/assistant/answer-host.ts'
import type { AnswerRequest } from '#lib/assistant/answer-messages.ts'
import { createAnswerer } from '#lib/assistant/create-answerer.ts'

/** @throws when a file cannot be had: a host may answer with its own page */
async function fetchBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: the server answered with status ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}

// The worker of the assistant: bundled apart from the site, as that of search is. See scripts/assistant/.
const host = createAnswerHost(
  (base, version) => createAnswerer((name) => fetchBytes(base + name), version),
  (reply) => postMessage(reply),
)
addEventListener('message', ({ data }: MessageEvent<AnswerRequest>) => host(data))
