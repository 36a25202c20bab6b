import { type ComponentType, useState } from 'react'
import { editorSelector } from './try-it-mend.ts'
import type { Panel } from './try-it-panel.ts'
import { BodyProblem } from './try-it-problem.tsx'

interface BodyProps {
  examples: readonly object[]
  requestBody: string
  onChange: (text: string) => void
}

interface Props extends BodyProps {
  /** Parts of Elements. */
  Panel: Panel
  ExampleMenu: ComponentType<BodyProps>
  CodeEditor: ComponentType<{
    onChange: (text: string) => void
    language: string
    value: string
    showLineNumbers: boolean
    padding: number
    style: object
  }>
}

/** The editor of the body, which brings back what a chosen example has replaced. Part of Elements by the bundler. */
export function BodyEditor({ examples, requestBody, onChange, Panel, ExampleMenu, CodeEditor }: Props) {
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    onChange(text)
  }
  const undo = (text: string) => {
    onChange(text)
    // The button is gone then.
    document.querySelector<HTMLElement>(editorSelector)?.focus()
  }
  const menu = <ExampleMenu examples={examples} requestBody={requestBody} onChange={onChange} />
  return (
    <Panel defaultIsOpen>
      <Panel.Titlebar rightComponent={examples.length > 1 && menu}>Body</Panel.Titlebar>
      <Panel.Content className="TextRequestBody">
        <CodeEditor
          onChange={type}
          language="json"
          value={requestBody}
          showLineNumbers
          padding={0}
          style={{ fontSize: 12 }}
        />
      </Panel.Content>
      <p className="try-it-replaced" role="status">
        {typed === undefined || typed === requestBody ? null : (
          <>
            Your body was replaced.{' '}
            <button type="button" onClick={() => undo(typed)}>
              Undo
            </button>
          </>
        )}
      </p>
      <BodyProblem />
    </Panel>
  )
}
