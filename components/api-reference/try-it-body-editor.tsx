import type { IMediaTypeContent } from '@stoplight/types'
import { type KeyboardEvent, useContext, useState } from 'react'
import { isJson } from '#lib/api/samples/sample-request.ts'
import { CodeLines } from './json-code.tsx'
import { BodyAdvice } from './try-it-advice.tsx'
import { showInEditor } from './try-it-body.ts'
import { ObstaclesContext } from './try-it-context.ts'
import { Panel } from './try-it-panel.tsx'
import { BodyProblem, bodyProblemId, editorSelector } from './try-it-problem.tsx'

interface Props {
  mediaType: string
  schema: IMediaTypeContent['schema']
  examples: readonly { name: string; text: string }[]
  text: string
  onChange: (text: string) => void
}

/** Begins a line where the one before begins. */
function keepIndentation(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { currentTarget: field, key, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing) return
  const line = field.value.slice(0, field.selectionStart).split('\n').at(-1) ?? ''
  const indentation = /^[ \t]*/.exec(line)?.[0] ?? ''
  if (indentation === '') return
  event.preventDefault()
  // Nothing else can be undone with the keys of the browser.
  document.execCommand('insertText', false, `\n${indentation}`)
}

function ExampleList({ examples, text, onChange }: Omit<Props, 'mediaType' | 'schema'>) {
  const shown = examples.findIndex((example) => example.text === text)
  return (
    <select
      aria-label="Example"
      value={shown}
      onChange={({ currentTarget }) => onChange(examples[Number(currentTarget.value)]?.text ?? text)}
    >
      {shown < 0 ? <option value={-1}>Choose an example</option> : null}
      {examples.map(({ name }, index) => (
        <option key={name} value={index}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** The editor of the body, which brings back what a chosen example has replaced. */
export function BodyEditor({ mediaType, schema, examples, text, onChange }: Props) {
  const { body } = useContext(ObstaclesContext)
  const [typed, setTyped] = useState<string>()
  const type = (next: string) => {
    setTyped(next)
    onChange(next)
  }
  const undo = (before: string) => {
    onChange(before)
    // The button is gone then.
    document.querySelector<HTMLElement>(editorSelector)?.focus()
  }
  const problem = body?.isTold === true ? body : undefined
  return (
    <Panel
      title="Body"
      aside={examples.length > 1 ? <ExampleList examples={examples} text={text} onChange={onChange} /> : null}
    >
      <div className="editor try-it-editor">
        <pre aria-hidden="true">
          <CodeLines text={text} isJson={isJson(mediaType)} problemLine={problem?.line} />
        </pre>
        <textarea
          aria-label="Request body"
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : bodyProblemId}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={keepIndentation}
        />
      </div>
      <p className="try-it-replaced" role="status">
        {typed === undefined || typed === text ? null : (
          <>
            Your body was replaced.{' '}
            <button type="button" onClick={() => undo(typed)}>
              Undo
            </button>
          </>
        )}
      </p>
      <BodyProblem />
      {isJson(mediaType) ? <BodyAdvice text={text} schema={schema} onShow={showInEditor} /> : null}
    </Panel>
  )
}
