import { answerMarkdown } from '#lib/assistant/answer-text.ts'
import type { AnswerVote, Turn } from '#lib/assistant/conversation.ts'
import { sendFeedback } from '#lib/feedback/send-feedback.ts'
import { browserFeedback } from '../feedback/browser-feedback.ts'

/** Keeps a vote on an answer and, where the site has a sink for feedback, sends it. */
export function sendAnswerVote({ id, question, answer }: Turn, vote: AnswerVote): void {
  void sendFeedback(
    {
      id,
      subject: 'answer',
      page: location.pathname,
      vote,
      comment: '',
      build: document.documentElement.dataset.build ?? '',
      at: new Date().toISOString(),
      question,
      answer: answer === undefined ? '' : answerMarkdown(answer, location.origin),
    },
    browserFeedback(),
  )
}
