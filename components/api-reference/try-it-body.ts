import { useState } from 'react'
import type { BodyChoice, EnteredCall } from '#lib/api/samples/entered-request.ts'
import { isJson } from '#lib/api/samples/sample-request.ts'
import { offsetOfPlace, type TextPlace } from '#lib/diagnostics/text-place.ts'
import { parseJson } from '#lib/samples/parse/json.ts'
import { unreadable } from './body-choice.ts'
import { openPanel } from './try-it-panel.tsx'
import { editorSelector } from './try-it-problem.tsx'

/** What is wrong with a body, and where to correct it. */
export interface BodyProblem extends TextPlace {
  text: string
  /** Whether something is missing there. */
  isGap: boolean
  /** Whether there is no body. Such a call can be sent. */
  isEmpty: boolean
}

/** The first error of a JSON text that can't be read. */
function jsonProblem(text: string): BodyProblem {
  const [first = { line: 1, column: 1, message: 'This is not JSON.' }] = parseJson(text).diagnostics
  const { message, hint = '', missingAt } = first
  const begin = `Line ${first.line}, column ${first.column}: ${message}`
  const { line, column } = missingAt ?? first
  // Once the bracket is there, the comma before it is wrong.
  const comma = missingAt !== undefined && /,\s*$/.test(text.slice(0, offsetOfPlace(text, missingAt)))
  const place = `at line ${line}, column ${column}${comma ? ', and remove the comma before it' : ''}.`
  const remedy = missingAt === undefined ? '' : ` ${hint.replace(/\.$/, '')} ${place}`
  const isGap = missingAt !== undefined || /^\s?$/.test(text[offsetOfPlace(text, first)] ?? '')
  return { line, column, text: `${unreadable} ${begin}${remedy}`, isGap, isEmpty: false }
}

/**
 * Why the body of a call can't be read: it isn't the JSON that it is sent as, or it is empty. Other formats are sent as they
 * are.
 */
export function bodyProblem({ postData }: EnteredCall, isRequired: boolean): BodyProblem | undefined {
  const { mimeType = '', text = '', params } = postData ?? {}
  if (isRequired && params === undefined && text.trim() === '') {
    const text = 'The request body is empty, and the call needs one.'
    return { line: 1, column: 1, text, isGap: true, isEmpty: true }
  }
  if (params !== undefined || text.trim() === '' || !isJson(mimeType)) return undefined
  try {
    JSON.parse(text)
    return undefined
  } catch {
    return jsonProblem(text)
  }
}

/**
 * The text of the body, which begins with what the reader chooses.
 * @param example the text of the chosen example
 */
export function useChosenBody(example: string, choice: BodyChoice) {
  const [text, setText] = useState(choice.text ?? example)
  const [begun, setBegun] = useState({ example, choice })
  // Not in an effect: no call may have the path of one example and the body of another.
  if (begun.example !== example || begun.choice !== choice) {
    setBegun({ example, choice })
    setText(begun.choice === choice ? example : (choice.text ?? example))
  }
  return [text, setText] as const
}

/** Selects a part of the body in its editor. */
export function showInEditor(start: number, end: number): void {
  const editor = document.querySelector<HTMLTextAreaElement>(editorSelector)
  if (editor === null) return
  // A browser brings a cursor into view, but not a selection.
  editor.setSelectionRange(start, start)
  editor.blur()
  editor.focus()
  editor.setSelectionRange(start, end)
}

/** Moves the focus to a problem in the editor of the body: the cursor to where something is missing. */
function focusEditor(problem: BodyProblem): void {
  const editor = document.querySelector<HTMLTextAreaElement>(editorSelector)
  if (editor === null) return
  const offset = offsetOfPlace(editor.value, problem)
  editor.focus({ preventScroll: true })
  editor.setSelectionRange(offset, problem.isGap ? offset : Math.min(offset + 1, editor.value.length))
  editor.scrollIntoView({ block: 'nearest' })
}

/** As `focusEditor`, and opens the panel of the body for it. */
export function focusBody(problem: BodyProblem): void {
  if (document.querySelector(editorSelector) === null) openPanel('Body')
  requestAnimationFrame(() => focusEditor(problem))
}
