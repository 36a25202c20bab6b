import type { OperationDescription } from '#lib/api/view/describe-operation.ts'
import type { OperationContext } from './operation-context.ts'
import { SectionHeading } from './section-heading.tsx'
import { Fields } from './value-content.tsx'

interface Props {
  groups: OperationDescription['parameters']
  context: OperationContext
}

/** Parameters grouped by location: path, query, header, or cookie. */
export function Parameters({ groups, context }: Props) {
  return (
    <>
      {groups.map(({ id, text, fields }) => (
        <section key={id} aria-labelledby={id}>
          <SectionHeading id={id} text={text} />
          <Fields fields={fields} context={context} depth={0} />
        </section>
      ))}
    </>
  )
}
