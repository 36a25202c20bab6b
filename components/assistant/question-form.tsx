import { type KeyboardEvent, type RefObject, useState } from 'react'
import { AssistantIcon } from './assistant-icon.tsx'

interface Props {
  field: RefObject<HTMLTextAreaElement | null>
  /** What the field holds at first. */
  draft: string
  placeholder: string
  isAsking: boolean
  onAsk: (question: string) => void
  onStop: () => void
}

const longestQuestion = 1000

/** The field for a question. Enter submits it; Shift+Enter starts a new line. */
export function QuestionForm({ field, draft, placeholder, isAsking, onAsk, onStop }: Props) {
  const [text, setText] = useState(draft)
  const submit = () => {
    const question = text.trim()
    if (question === '' || isAsking) return
    setText('')
    // The keyboard of a phone would cover the answer.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur()
    onAsk(question)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter may also confirm a character in an input method editor.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      className="assistant-form"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <textarea
        ref={field}
        rows={1}
        value={text}
        maxLength={longestQuestion}
        placeholder={placeholder}
        aria-label="Your question"
        aria-describedby="assistant-disclaimer"
        enterKeyHint="send"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      {isAsking ? (
        <button
          type="button"
          className="assistant-send"
          aria-label="Stop answering"
          title="Stop answering"
          onClick={onStop}
        >
          <AssistantIcon name="stop" />
        </button>
      ) : (
        <button type="submit" className="assistant-send" aria-label="Ask" title="Ask" disabled={text.trim() === ''}>
          <AssistantIcon name="send" />
        </button>
      )}
    </form>
  )
}
