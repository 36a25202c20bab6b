import './feedback.css'
import type { FeedbackRecord, Vote } from '#lib/feedback/feedback-record.ts'
import { type Delivery, pageFeedback, sendFeedback } from '#lib/feedback/send-feedback.ts'
import { browserFeedback } from './browser-feedback.ts'
import { createFeedbackView } from './feedback-view.ts'

const remembered: Readonly<Record<Vote, string>> = {
  up: 'You found this page helpful.',
  down: 'You did not find this page helpful.',
}

/** The confirmation after a vote, which says where it goes. */
function thanks(delivery: Delivery, hasSink: boolean, hasIssues: boolean): string {
  if (delivery === 'sent') return 'Thank you. Your feedback was sent.'
  if (hasSink) return 'Thank you. Your feedback will be sent as soon as possible.'
  return hasIssues
    ? 'Thank you. What you write there reaches us; your vote stays in this browser.'
    : 'Thank you. Your vote stays in this browser.'
}

/** Asks at the end of an article whether it was helpful. A vote is sent right away; a comment can follow. */
export function askForFeedback(root: HTMLElement, signal: AbortSignal): void {
  const ports = browserFeedback()
  const issues = root.querySelector('a')?.getAttribute('href') ?? null
  const hasSink = ports.post !== undefined
  const view = createFeedbackView(issues, hasSink)
  let record = pageFeedback(location.pathname, ports)
  if (record !== undefined) {
    view.showVote(record.vote)
    view.comment.value = record.comment
    view.say(remembered[record.vote])
  }
  const send = async (change: Pick<FeedbackRecord, 'vote' | 'comment'>) => {
    record = {
      id: record?.id ?? crypto.randomUUID(),
      subject: 'page',
      page: location.pathname,
      build: document.documentElement.dataset.build ?? '',
      at: new Date().toISOString(),
      ...change,
    }
    view.say(thanks(await sendFeedback(record, ports), hasSink, issues !== null))
  }
  view.form.addEventListener('click', ({ target }) => {
    const vote = (target as Element).closest<HTMLButtonElement>('[aria-pressed]')?.value as Vote | undefined
    if (vote === undefined) return
    view.showVote(vote)
    view.openComment(true)
    // An unchanged vote is not sent again; its comment can be changed.
    if (vote !== record?.vote) void send({ vote, comment: record?.comment ?? '' })
  })
  view.form.addEventListener('submit', (event) => {
    event.preventDefault()
    const comment = view.comment.value.trim()
    if (record === undefined) return
    if (comment !== record.comment) void send({ vote: record.vote, comment })
    view.form.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
    view.openComment(false)
  })
  root.append(view.form)
  signal.addEventListener('abort', () => view.form.remove())
}
