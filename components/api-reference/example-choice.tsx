import type { ReactNode } from 'react'

interface Props {
  name: string
  examples: readonly { name: string; content: ReactNode }[]
}

/** Examples to choose from; without scripts, all of them are shown, each under its name. */
export function ExampleChoice({ name, examples }: Props) {
  const [only] = examples
  if (only === undefined) return null
  if (examples.length === 1) return only.content
  return (
    <div className="choice">
      <select className="needs-js" aria-label={name}>
        {examples.map((example) => (
          <option key={example.name}>{example.name}</option>
        ))}
      </select>
      {examples.map((example, index) => (
        <div
          key={example.name}
          className="tab-panel"
          data-label={example.name}
          data-inactive={index === 0 ? undefined : ''}
        >
          {example.content}
        </div>
      ))}
    </div>
  )
}
