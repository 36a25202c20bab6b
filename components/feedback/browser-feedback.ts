import type { FeedbackPorts, SinkAnswer } from '#lib/feedback/send-feedback.ts'
import { frameSetting } from '../layout/frame-setting.ts'
import { siteBrand } from '../site-brand.ts'

/** Storage key of what readers have said. */
export function feedbackKey(brand: string): string {
  return `${brand}.feedback`
}

/** A sink that is busy or broken may take a record later; one that does not like it never will. */
function answerOf({ ok, status }: Response): SinkAnswer {
  if (ok) return 'taken'
  return status >= 500 || status === 408 || status === 429 ? 'unreachable' : 'refused'
}

async function post(endpoint: string, body: string): Promise<SinkAnswer> {
  try {
    // It outlives the page: a reader may vote and leave.
    const request = { method: 'POST', body, keepalive: true, headers: { 'Content-Type': 'application/json' } }
    const answer = answerOf(await fetch(endpoint, request))
    if (answer === 'refused') console.warn(`The feedback sink ${endpoint} refused a record.`)
    return answer
  } catch {
    return 'unreachable'
  }
}

/** Feedback with this browser's storage and the site's sink. */
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
        // Storage may be forbidden or full; the record is then sent, but not remembered.
      }
    },
    post: endpoint === undefined ? undefined : (json) => post(endpoint, json),
  }
}
