import { type KeptKind, offlinePagePath, pageTimeoutMs } from '#lib/offline/cache-rules.ts'
import { keepAnswer, keptAnswer } from './kept-answers.ts'
import type { ServedEvent } from './worker-scope.ts'

/** Asks the network, and keeps what it answers. */
function ask(event: ServedEvent, kind: KeptKind): Promise<Response> {
  const { request } = event
  const answer = fetch(request)
  event.waitUntil(
    answer.then(
      (response) => keepAnswer(request.url, kind, response.clone()),
      () => undefined,
    ),
  )
  return answer
}

/** A page from the network, so that a new deployment is seen at once; as it was kept when the network is late or away. */
async function servePage(event: ServedEvent): Promise<Response> {
  const { url } = event.request
  const answer = ask(event, 'page')
  const late = new Promise<void>((resolve) => setTimeout(resolve, pageTimeoutMs)).then(() => keptAnswer(url, 'page'))
  try {
    return (await Promise.race([answer, late])) ?? (await answer)
  } catch {
    return (
      (await keptAnswer(url, 'page')) ??
      (await keptAnswer(new URL(offlinePagePath, url).href, 'file')) ??
      Response.error()
    )
  }
}

/** A file whose name changes with its content: once it is there, nothing is asked. */
async function serveStatic(event: ServedEvent): Promise<Response> {
  return (await keptAnswer(event.request.url, 'static')) ?? ask(event, 'static')
}

async function serveFile(event: ServedEvent): Promise<Response> {
  try {
    return await ask(event, 'file')
  } catch {
    return (await keptAnswer(event.request.url, 'file')) ?? Response.error()
  }
}

const serve = { page: servePage, static: serveStatic, file: serveFile } as const

/** Answers a request by the rules of its kind. */
export function serveRequest(event: ServedEvent, kind: KeptKind): Promise<Response> {
  return serve[kind](event)
}
