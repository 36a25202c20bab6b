import { useContext } from 'react'
import { ObstaclesContext } from './try-it-context.ts'
import { openPanel } from './try-it-panel.tsx'

/** The editor of the request body. */
export const editorSelector = '.try-it-editor textarea'

/** Id of the text that says what is wrong with the body. */
export const bodyProblemId = 'try-it-body-problem'

/** What is wrong with the body, below its editor, once the reader has stopped typing or tried to send it. */
export function BodyProblem() {
  const { body, credential, insistence } = useContext(ObstaclesContext)
  if (body?.isTold !== true) return null
  // The reader is at the field of the credential.
  const isSecond = credential?.isAsked === true
  return (
    <p className="try-it-warning">
      <span id={bodyProblemId} className="try-it-problem" role={isSecond ? undefined : 'alert'}>
        {body.text}
      </span>{' '}
      {body.isEmpty ? (
        <button type="button" onClick={() => insistence.current?.withoutBody()}>
          Send without a body
        </button>
      ) : null}
    </p>
  )
}

/** Focuses the first field whose value can't be sent. Returns false if there is none on the page. */
function focusProblem(): boolean {
  const problem = document.querySelector('.try-it-form .try-it-problem')
  const field = problem?.parentElement?.querySelector<HTMLElement>('input, select, textarea')
  field?.closest('details')?.setAttribute('open', '')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
  return field != null
}

/** Moves the focus to the first field whose value can't be sent, and opens the panel of parameters for it. */
export function focusFirstProblem(): void {
  // Only the next frame has the messages.
  requestAnimationFrame(() => {
    if (focusProblem()) return
    openPanel('Parameters')
    requestAnimationFrame(focusProblem)
  })
}
