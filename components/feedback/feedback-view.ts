import { longestComment, type Vote } from '#lib/feedback/feedback-record.ts'

/** The elements of the question, the comment, and the confirmation. */
interface FeedbackView {
  form: HTMLFormElement
  /** Shows the reader's vote and offers to add a comment. */
  showVote: (vote: Vote) => void
  /** Opens or closes the comment field, or the link to the issue tracker if comments would reach nobody. */
  openComment: (isOpen: boolean) => void
  say: (words: string) => void
  comment: HTMLTextAreaElement
}

const markup = `<div class="feedback-question" role="group" aria-labelledby="feedback-question">
<span id="feedback-question">Was this page helpful?</span>
<button type="button" class="button" value="up" aria-pressed="false">Yes</button>
<button type="button" class="button" value="down" aria-pressed="false">No</button>
</div>
<p class="feedback-status" role="status"></p>
<div class="feedback-comment" hidden>
<label for="feedback-comment"></label>
<textarea id="feedback-comment" rows="3" maxlength="${longestComment}"></textarea>
<p><button type="submit" class="button is-primary">Send comment</button></p>
</div>`

const questions: Readonly<Record<Vote, string>> = {
  up: 'What was helpful? (optional)',
  down: 'What was missing or wrong? (optional)',
}

/** What a link to the issue tracker says where comments would reach nobody. */
const invitations: Readonly<Record<Vote, string>> = {
  up: 'Suggest an improvement in the issue tracker',
  down: 'Tell us in the issue tracker what was missing or wrong',
}

/**
 * @param issues URL for reporting problems, if the site has one
 * @param hasSink whether the site receives votes and comments
 */
export function createFeedbackView(issues: string | null, hasSink: boolean): FeedbackView {
  const form = document.createElement('form')
  form.innerHTML = markup
  const find = <T extends HTMLElement>(selector: string) => form.querySelector(selector) as T
  const status = find('[role=status]')
  const panel = find('.feedback-comment')
  const comment = find<HTMLTextAreaElement>('textarea')
  const label = find('label')
  // Nobody would read a comment that stays in this browser: what readers can do comes first instead.
  if (!hasSink) {
    for (const part of [label, comment, find('[type=submit]')]) part.remove()
    panel.after(status)
  }
  const report = document.createElement('a')
  if (issues !== null) {
    report.href = issues
    report.target = '_blank'
    report.rel = 'noopener'
    panel.querySelector('p')?.append(report)
  }
  return {
    form,
    comment,
    showVote(vote) {
      for (const button of form.querySelectorAll<HTMLButtonElement>('[aria-pressed]')) {
        button.setAttribute('aria-pressed', String(button.value === vote))
      }
      label.textContent = questions[vote]
      report.textContent = hasSink ? 'Report it in the issue tracker' : invitations[vote]
      report.hidden = hasSink && vote === 'up'
    },
    openComment(isOpen) {
      panel.hidden = !isOpen || panel.querySelector('textarea, a:not([hidden])') === null
    },
    say(words) {
      status.textContent = words
    },
  }
}
