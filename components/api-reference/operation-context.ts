import type { ReactNode } from 'react'
import type { OperationDescription } from '#lib/api/view/describe-operation.ts'

/** What is shown of an operation has these from the page around it. */
export interface OperationContext {
  /** Knows where on the page a schema is described. */
  register: OperationDescription['register']
  /** Shows a text in Markdown; nothing if it is empty. */
  describe: (text: string | undefined) => ReactNode
  /** A text that fits into a line, without links; `isWhole` if it has none. Undefined for a longer text. */
  inLine: (text: string) => { content: ReactNode; isWhole: boolean } | undefined
  /** Whether headings and fields have addresses. */
  hasAnchors: boolean
  /** Names of the fields of the request body, in a response. */
  sent?: ReadonlySet<string>
}
