import { useContext, useState } from 'react'
import type { EnteredCall } from '#lib/api/samples/entered-request.ts'
import { isJson } from '#lib/api/samples/sample-request.ts'
import { offsetOfPlace, type TextPlace } from '#lib/diagnostics/text-place.ts'
import { parseJson } from '#lib/samples/parse/json.ts'
import { BodyChoiceContext } from './try-it-context.ts'
import { editorSelector } from './try-it-mend.ts'

/** What is wrong with a body, and where in it. */
interface BodyProblem extends TextPlace {
  text: string
}

/**
 * Why the body of a call can't be read: it isn't the JSON that it is sent as, or it is empty. Other formats are sent as they
 * are.
 */
export function bodyProblem({ postData }: EnteredCall, isRequired: boolean): BodyProblem | undefined {
  const { mimeType = '', text = '', params } = postData ?? {}
  if (isRequired && params === undefined && text.trim() === '') {
    return { line: 1, column: 1, text: 'The request body is empty, and the call needs one.' }
  }
  if (params !== undefined || text.trim() === '' || !isJson(mimeType)) return undefined
  try {
    JSON.parse(text)
    return undefined
  } catch {
    const [first] = parseJson(text).diagnostics
    const { line, column, message } = first ?? { line: 1, column: 1, message: 'This is not JSON.' }
    return { line, column, text: `The request body is not valid JSON. Line ${line}, column ${column}: ${message}` }
  }
}

/**
 * The text of the body, which begins with what the reader chooses. Part of Elements by the bundler.
 * @param example the text of the chosen example
 */
export function useChosenBody(example: string) {
  const choice = useContext(BodyChoiceContext)
  const [text, setText] = useState(choice.text ?? example)
  const [begun, setBegun] = useState({ example, choice })
  // Not in an effect: no call may have the path of one example and the body of another.
  if (begun.example !== example || begun.choice !== choice) {
    setBegun({ example, choice })
    setText(begun.choice === choice ? example : (choice.text ?? example))
  }
  return [text, setText] as const
}

/** Moves the focus to a place in the editor of the body. */
export function focusBody(place: TextPlace): void {
  const editor = document.querySelector<HTMLTextAreaElement>(editorSelector)
  if (editor === null) return
  const offset = offsetOfPlace(editor.value, place)
  editor.focus({ preventScroll: true })
  editor.setSelectionRange(offset, Math.min(offset + 1, editor.value.length))
  editor.scrollIntoView({ block: 'nearest' })
}
