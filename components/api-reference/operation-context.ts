import type { OperationDescription } from '#lib/api/view/describe-operation.ts'
import type { PageTools } from '#lib/api/view/page-tools.ts'

/** Data shared by all parts of an operation's page. */
export interface OperationContext {
  /** Knows where on the page a schema is described. */
  register: OperationDescription['register']
  tools: PageTools
  /** Names of the fields of the request body, in a response. */
  sent?: ReadonlySet<string>
}
