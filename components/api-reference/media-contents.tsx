import type { ContentView } from '#lib/api/view/describe-operation.ts'
import type { OperationContext } from './operation-context.ts'
import { BodyValue } from './value-content.tsx'

/** The body in each content type. */
export function MediaContents({ contents, context }: { contents: readonly ContentView[]; context: OperationContext }) {
  return (
    <>
      {contents.map(({ mediaType, value }) => (
        <div key={mediaType}>
          <p className="media">
            <code>{mediaType}</code>
          </p>
          {value === undefined ? null : <BodyValue value={value} context={context} />}
        </div>
      ))}
    </>
  )
}
