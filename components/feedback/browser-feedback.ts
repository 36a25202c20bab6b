import type { FeedbackPorts, SinkAnswer } from '#lib/feedback/send-feedback.ts'
import { recall, remember, siteKey } from '../browser-storage.ts'
import { frameSetting } from '../page-parts/frame-setting.ts'

/** A busy or broken sink may accept a record later; any other error is final. */
function answerOf({ ok, status }: Response): SinkAnswer {
  if (ok) return 'taken'
  return status >= 500 || status === 408 || status === 429 ? 'unreachable' : 'refused'
}

async function post(endpoint: string, body: string): Promise<SinkAnswer> {
  try {
    // `keepalive`: the reader may vote and leave.
    const request = { method: 'POST', body, keepalive: true, headers: { 'Content-Type': 'application/json' } }
    const answer = answerOf(await fetch(endpoint, request))
    if (answer === 'refused') console.warn(`The feedback sink ${endpoint} refused a record.`)
    return answer
  } catch {
    return 'unreachable'
  }
}

/** Connects feedback to the browser's storage and the site's sink. */
export function browserFeedback(): FeedbackPorts {
  const [key, endpoint] = [siteKey('feedback'), frameSetting('feedbackEndpoint')]
  return {
    read: () => recall(key),
    write: (text) => void remember(key, text),
    post: endpoint === undefined ? undefined : (json) => post(endpoint, json),
  }
}
