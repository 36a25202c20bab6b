import { callbackAnchor } from '#lib/api/operation-anchors.ts'
import type { CallbackView } from '#lib/api/view/describe-operation.ts'
import { MediaContents } from './media-contents.tsx'
import { MethodBadge } from './method-badge.tsx'
import type { OperationContext } from './operation-context.ts'
import { statusClass } from './responses.tsx'
import { SectionHeading } from './section-heading.tsx'

function Callback({ callback, context }: { callback: CallbackView; context: OperationContext }) {
  const { method, path, description, contents, responses } = callback
  return (
    <>
      <div className="endpoint">
        <MethodBadge method={method} />
        <code>{path}</code>
      </div>
      {context.describe(description)}
      <MediaContents contents={contents} context={context} />
      <ul className="fields">
        {responses.map(({ code, title, description: text }) => (
          <li key={code}>
            <div>
              <strong className={statusClass(code)}>{title}</strong>
            </div>
            {context.describe(text)}
          </li>
        ))}
      </ul>
    </>
  )
}

interface Props {
  callbacks: readonly CallbackView[]
  context: OperationContext
}

/** Calls that the API makes to the caller's URL. */
export function Callbacks({ callbacks, context }: Props) {
  const keys = [...new Set(callbacks.map(({ key }) => key))]
  if (keys.length === 0) return null
  return (
    <section aria-labelledby="callbacks">
      <SectionHeading id="callbacks" text="Callbacks" hasAnchor={context.hasAnchors} />
      <p>The API makes these calls to a URL that you provide. Respond with one of the statuses listed.</p>
      {keys.map((key) => (
        <section key={key} aria-labelledby={callbackAnchor(key)}>
          <SectionHeading id={callbackAnchor(key)} text={key} level={3} hasAnchor={context.hasAnchors} />
          {callbacks
            .filter((callback) => callback.key === key)
            .map((callback) => (
              <Callback key={`${callback.method} ${callback.path}`} callback={callback} context={context} />
            ))}
        </section>
      ))}
    </section>
  )
}
