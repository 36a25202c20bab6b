import type { FeedbackPorts, SinkAnswer } from '#lib/feedback/send-feedback.ts'
import { frameSetting } from '../page-parts/frame-setting.ts'
import { siteBrand } from '../site-brand.ts'

/** Storage key of the reader's feedback. */
function feedbackKey(brand: string): string {
  return `${brand}.feedback`
}

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
  const [key, endpoint] = [feedbackKey(siteBrand()), frameSetting('feedbackEndpoint')]
  return {
    read() {
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    },
    write(text) {
      try {
        localStorage.setItem(key, text)
      } catch {
        // Storage may be blocked or full; the record is then sent but not remembered.
      }
    },
    post: endpoint === undefined ? undefined : (json) => post(endpoint, json),
  }
}
